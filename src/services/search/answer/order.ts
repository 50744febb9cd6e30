import type { SearchModel } from '@/contracts/search';
import type { SearchState } from '@/domain/search/search-url';
import { bestMatch } from '@/domain/search/sorts';

const ratingField = 'overallrating_tf';
const visitField = 'c_next_available_tdt';
const dayMs = 86_400_000;

/**
 * How much each advantage adds to the score of a doctor who matches. Each outweighs all that follow it together. Whoever
 * takes no new patients is of no use to one, however well their specialty fits; only a whole name that fits outweighs that.
 */
const weights = { takesNew: 100, bookable: 8, sooner: 2, better: 0.5 };
/** Each of these adds one step: a visit within so many days, a rating of so much. */
const soonDays = [3, 10, 30];
const goodRatings = [4.2, 4.5, 4.8];

/**
 * What puts doctors who match alike in order: for new patients those who take them, then those who can be booked, can
 * be seen sooner, are rated better. Only fields that the search offers as filters or orders are asked for: others, the
 * index may not have.
 * @param now - milliseconds since 1970
 * @returns boost queries, Solr's `bq`; none for another type or another order than by score
 * @requirement B11 B16
 */
export function advantages(
  { type, filters, sorts }: SearchModel,
  { state, sort, now }: { readonly state: SearchState; readonly sort: string; readonly now: number },
): readonly string[] {
  if (type !== 'physician' || sort !== bestMatch) return [];
  const offers = (field: string) => filters.some((filter) => filter.field === field);
  // Whole days, so that the service can keep its answers.
  const today = Math.floor(now / dayMs) * dayMs;
  const until = (days: number) => new Date(today + days * dayMs).toISOString().replace('.000Z', 'Z');
  return [
    ...(!state.typeReturn && offers('c_accepting_new_patients_b')
      ? [`c_accepting_new_patients_b:true^=${weights.takesNew}`]
      : []),
    ...(offers('c_provider_has_online_scheduling_b')
      ? [`c_provider_has_online_scheduling_b:true^=${weights.bookable}`]
      : []),
    ...(offers(visitField)
      ? soonDays.map((days) => `${visitField}:[${until(0)} TO ${until(days)}]^=${weights.sooner}`)
      : []),
    ...(sorts.some(({ value }) => value.startsWith(ratingField))
      ? goodRatings.map((rating) => `${ratingField}:[${rating} TO *]^=${weights.better}`)
      : []),
  ];
}

/**
 * The order by score, with what decides between equal scores: who can be seen sooner, then who is rated better. Without
 * it all doctors of the index's first specialty would come first where nothing is searched for.
 * @requirement B7
 */
export function withTieBreakers({ type, filters, sorts }: SearchModel, sort: string): string {
  if (type !== 'physician' || sort !== bestMatch) return sort;
  return [
    sort,
    ...(filters.some(({ field }) => field === visitField) ? [`${visitField} asc`] : []),
    ...(sorts.some(({ value }) => value.startsWith(ratingField)) ? [`${ratingField} desc`] : []),
  ].join(',');
}
