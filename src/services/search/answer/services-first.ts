import type { LocationHit } from '@/contracts/search';
import { fold } from '@/lib/fold';

type Around = {
  /** The query and the values of filters. */
  readonly asked: readonly string[];
  /** Services that only children need. */
  readonly forChildren: readonly string[];
};

/**
 * The services of a place in the order in which its card names them, which has room for two: those that were asked for,
 * then those that the place names first. Where most services are for adults, those for children stand last.
 * @requirement B17
 */
export function servicesFirst(
  { services }: Pick<LocationHit, 'services'>,
  { asked, forChildren }: Around,
): readonly string[] {
  const wanted = asked.map(fold).filter((text) => text !== '');
  const isAsked = (service: string) =>
    wanted.some((text) => fold(service).includes(text) || text.includes(fold(service)));
  const childrens = services.filter((service) => forChildren.includes(service));
  const isForAdults = childrens.length * 2 < services.length;
  const rank = (service: string) =>
    isAsked(service) ? 0 : isForAdults && childrens.includes(service) ? 2 : 1;
  return services.toSorted((one, other) => rank(one) - rank(other));
}
