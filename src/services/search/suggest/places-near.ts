import { typeahead } from '@/config/search';
import type { SearchType } from '@/contracts/search';
import type { SuggestionGroup } from '@/contracts/suggestions';
import { geocode } from '#services/geocode/geocode';
import { askPages, modelOf } from '#services/search/suggest/ask-pages';

type Asked = {
  readonly query: string;
  readonly type: SearchType | undefined;
  readonly language: string;
};

/**
 * The places nearest to a ZIP code, where a visitor types one into a search that is about places or doctors.
 * @returns undefined for anything else than a ZIP code that is known
 * @requirement B3 B12
 */
export async function placesNear(
  { query, type, language }: Asked,
  signal?: AbortSignal,
): Promise<readonly SuggestionGroup[] | undefined> {
  const isWanted = type === undefined || type === 'location' || type === 'physician';
  if (!isWanted || !/^\d{5}$/.test(query)) return undefined;
  const place = await geocode(query);
  if (!place.ok) return undefined;
  const found = await askPages(
    {
      type: 'location',
      model: modelOf('location'),
      language,
      facetFields: [],
      parameters: [
        ['q', '*'],
        ['rows', String(typeahead.pagesPerGroup)],
        ['sfield', 'coordinate_rpt'],
        ['pt', `${place.value.latitude},${place.value.longitude}`],
        ['sort', 'geodist() asc'],
      ],
    },
    signal,
  );
  return found.ok && found.value.groups.length > 0 ? found.value.groups : undefined;
}
