import { componentsIn } from '@/cms/layout-data';
import { fetchPage } from '#cms/fetch-page';

/**
 * The id of the datasource of a page's first block of a name; undefined without one, and while the CMS is down.
 * @requirement P4
 */
export async function datasourceOn(
  path: string,
  { block, language }: { readonly block: string; readonly language: string },
): Promise<string | undefined> {
  const page = await fetchPage(path, language).catch(() => undefined);
  const blocks = [...componentsIn(page?.layout.route?.placeholders)];
  return blocks.find(({ componentName }) => componentName === block)?.dataSource || undefined;
}
