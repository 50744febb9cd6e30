import type { Loader } from '@/cms/block';
import { emptySearch, formatSearchUrl } from '@/domain/search/search-url';
import { subsiteOf } from '@/domain/subsites';
import { homeFacet, type HomeSearch } from '#services/search/lists/home-facets';

/** A specialty with the query of its search. */
export type CommonSearch = { readonly text: string; readonly query: string };

/** The specialties that most doctors, and most places, have. */
export type HeroData = Readonly<Record<HomeSearch, readonly CommonSearch[]>>;

const shown = 5;

/**
 * The facets of the home page's two searches. While the search service is down the forms stand alone.
 * @requirement B32
 */
export const load: Loader<HeroData> = async ({ language, pathname, signal }) => {
  let isPartial = false;
  const common = async (search: HomeSearch): Promise<readonly CommonSearch[]> => {
    const found = await homeFacet(search, { language, subsite: subsiteOf(pathname) }, signal);
    if (!found.ok) {
      isPartial = true;
      return [];
    }
    const { field, values } = found.value;
    return values.slice(0, shown).map(({ value }) => ({
      text: value,
      query: formatSearchUrl({ ...emptySearch, filters: [{ field, value }] }),
    }));
  };
  const [physician, location] = await Promise.all([common('physician'), common('location')]);
  return { ok: true, data: { physician, location }, isPartial };
};
