import type { Hit, LocationHit } from '@/contracts/search';
import { fold } from '@/lib/fold';

/**
 * The services of a place in the order in which its card names them, which has room for two: those that were asked for,
 * then those that few of the other places have. Most hospitals have cardiology.
 * @param asked - the query and the values of filters
 * @param hits - all results of the page
 * @requirement B17
 */
export function servicesFirst(
  { services }: Pick<LocationHit, 'services'>,
  { asked, hits }: { readonly asked: readonly string[]; readonly hits: readonly Hit[] },
): readonly string[] {
  const wanted = asked.map(fold).filter((text) => text !== '');
  const isAsked = (service: string) =>
    wanted.some((text) => fold(service).includes(text) || text.includes(fold(service)));
  const places = hits.filter((hit) => hit.type === 'location');
  const order = services.map((service) => ({
    service,
    isAsked: isAsked(service),
    count: places.filter((place) => place.services.includes(service)).length,
  }));
  return order
    .toSorted((one, other) => Number(other.isAsked) - Number(one.isAsked) || one.count - other.count)
    .map(({ service }) => service);
}
