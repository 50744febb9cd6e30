import type { Provider } from './calendar/provider.ts';
import type { VisitType } from './visit-types.ts';

/**
 * Whether a visit is by video, and its patient will not be in a state in which the doctor may treat.
 * @param visit.place - as the patient says: a postal abbreviation, '' while they have not said
 * @requirement I2 I16
 * @decision ADR-0027
 */
export function isElsewhere({
  provider: { videoStates },
  visitType,
  place,
}: {
  readonly provider: Provider;
  readonly visitType: VisitType;
  readonly place: string;
}): boolean {
  return visitType.isVirtual && videoStates.length > 0 && !videoStates.includes(place);
}
