import { siteSearchPath } from '@/config/site-paths';
import { datasourceOn } from '#cms/datasources';
import { searchModels } from '#services/search/models/models';
import type { AuthoredSearch } from '#services/search/models/wire';

/** The searches of the page that searches the whole site; none where the CMS has no such page, or is down. @requirement B30 */
export async function siteSearches(language: string): Promise<readonly AuthoredSearch[]> {
  const source = await datasourceOn(siteSearchPath, { block: 'Search', language });
  const searches = source === undefined ? undefined : await searchModels({ source, language });
  return searches?.ok ? searches.value : [];
}
