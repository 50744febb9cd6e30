import type { SearchModel } from '@/contracts/search';
import { isAgeFixed } from '@/domain/search/filters';
import type { SearchState } from '@/domain/search/search-url';
import { bestMatch } from '@/domain/search/sorts';
import type { Subsite } from '@/domain/subsites';
import { isFieldName, phraseOf } from '#services/search/fields';

const ratingField = 'overallrating_tf';
const visitField = 'c_next_available_tdt';
const dayMs = 86_400_000;

/**
 * How much each advantage adds to the score of a doctor who matches. Each outweighs all that follow it together. Whoever
 * takes no new patients is of no use to one, however well their specialty fits; only a whole name that fits outweighs that.
 */
const weights = { takesNew: 100, forChildren: 20, bookable: 8, sooner: 2, better: 0.5 };
/** Each of these adds one step: a visit within so many days, a rating of so much. */
const soonDays = [3, 10, 30];
const goodRatings = [4.2, 4.5, 4.8];

type Asked = {
  readonly state: SearchState;
  readonly subsite: Subsite | undefined;
  readonly sort: string;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/**
 * What puts doctors who match alike in order: for new patients those who take them; where a site for children is asked
 * for nothing in particular, pediatricians and specialists for children, the soonest first; then those who can be booked,
 * can be seen sooner, are rated better. Only fields that the search offers as filters or orders are asked for: others, the index may
 * not have.
 * @returns boost queries, Solr's `bq`; none for another type or another order than by score
 * @requirement B11 B16
 */
export function advantages({ type, filters, sorts }: SearchModel, asked: Asked): readonly string[] {
  const { state, sort, now } = asked;
  if (type !== 'physician' || sort !== bestMatch) return [];
  const offers = (field: string) => filters.some((filter) => filter.field === field);
  // Whole days, so that the service can keep its answers.
  const today = Math.floor(now / dayMs) * dayMs;
  const until = (days: number) => new Date(today + days * dayMs).toISOString().replace('.000Z', 'Z');
  const children = forChildren(filters, asked);
  // Days and ratings in steps; the order of the children's list is that of the next visits, to the minute.
  const soonerOrBetter = [
    ...(offers(visitField)
      ? soonDays.map((days) => `${visitField}:[${until(0)} TO ${until(days)}]^=${weights.sooner}`)
      : []),
    ...(sorts.some(({ value }) => value.startsWith(ratingField))
      ? goodRatings.map((rating) => `${ratingField}:[${rating} TO *]^=${weights.better}`)
      : []),
  ];
  return [
    ...(!state.typeReturn && offers('c_accepting_new_patients_b')
      ? [`c_accepting_new_patients_b:true^=${weights.takesNew}`]
      : []),
    ...children,
    ...(offers('c_provider_has_online_scheduling_b')
      ? [`c_provider_has_online_scheduling_b:true^=${weights.bookable}`]
      : []),
    ...(children.length > 0 ? [] : soonerOrBetter),
  ];
}

/** Authors name the specialties for children, general pediatrics among them: all of them count alike. */
function forChildren(filters: SearchModel['filters'], { state, subsite }: Asked): readonly string[] {
  if (state.query !== '' || !isAgeFixed(state, subsite)) return [];
  return filters.flatMap(({ field, pediatricValues }) =>
    pediatricValues.length === 0 || !isFieldName(field)
      ? []
      : [
          `${field}:(${pediatricValues.map((value) => phraseOf(value)).join(' OR ')})^=${weights.forChildren}`,
        ],
  );
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
