import { modelNames } from '@/config/search';
import { env } from '#config/server/env';
import { findHits } from '#services/search/carry-out';
import { filterQuery } from '#services/search/fields';

/** A visit's page does not wait for this. */
const withinMs = 800;

/**
 * The path of a doctor's profile, without language, where they are booked online.
 * @returns '' for who is not, and while the search service gives no answer
 * @requirement I16
 */
export async function doctorPath(npi: string): Promise<string> {
  const filters = [
    filterQuery({ field: 'npi_t', values: [npi] }),
    filterQuery({ field: 'c_provider_has_online_scheduling_b', values: ['true'] }),
  ].filter((filter) => filter !== undefined);
  if (npi === '') return '';
  const found = await findHits(
    {
      type: 'physician',
      model: modelNames.physician,
      query: '',
      filters,
      facetFields: [],
      sort: '',
      start: 0,
      rows: 1,
      language: env().DEFAULT_LANGUAGE,
    },
    AbortSignal.timeout(withinMs),
  );
  const hit = found.ok ? found.value.hits[0] : undefined;
  return hit?.type === 'physician' && hit.npi === npi ? hit.path : '';
}
