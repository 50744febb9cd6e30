import { modelNames } from '@/config/search';
import { scheduling } from '@/config/scheduling';
import type { AppointmentsAnswer } from '@/contracts/scheduling';
import { patientAgesField } from '@/domain/search/filters';
import { soonestFirst } from '@/domain/search/sorts';
import { findHits } from '#services/search/carry-out';
import { filterQuery } from '#services/search/fields';
import { upcomingQuery } from '#services/search/upcoming';

const dayMs = 86_400_000;
/** Times are not kept waiting for this. */
const withinMs = 800;
const nextVisitField = 'c_next_available_tdt';

type Asked = {
  readonly providerId: string;
  /** Of the profile, in the page's language. */
  readonly specialty: string;
  readonly isAdultPatient: boolean;
  readonly language: string;
};

/**
 * Whether the link to sooner doctors leads to any: where a provider's first time is far off, the search behind it is
 * made. While the search service gives no answer there is no link.
 * @param now - milliseconds since 1970
 * @requirement I17
 */
export async function hasSoonerDoctors(
  { providerId, specialty, isAdultPatient, language }: Asked,
  { days }: Pick<AppointmentsAnswer, 'days'>,
  { now, signal }: { readonly now: number; readonly signal: AbortSignal },
): Promise<boolean> {
  const first = Math.min(...days.flatMap(({ times }) => times.map(({ instant }) => instant)));
  if (specialty === '' || first - now <= scheduling.farOffDays * dayMs) return false;
  const filters = [
    filterQuery({ field: 'c_visible_specialties_sm', values: [specialty] }),
    filterQuery({ field: patientAgesField, values: [isAdultPatient ? 'Adult' : 'Pediatric'] }),
    upcomingQuery({ field: nextVisitField, value: 'within-30-days' }, now),
  ].filter((query) => query !== undefined);
  const found = await findHits(
    {
      type: 'physician',
      model: modelNames.physician,
      query: '',
      filters,
      facetFields: [],
      sort: soonestFirst,
      start: 0,
      rows: 2,
      language,
    },
    AbortSignal.any([signal, AbortSignal.timeout(withinMs)]),
  );
  return found.ok && found.value.hits.some((hit) => hit.type === 'physician' && hit.npi !== providerId);
}
