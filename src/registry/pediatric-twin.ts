import type { LayoutComponent, LayoutData, Placeholders } from '@/cms/layout-data';
import { fetchPage } from '#cms/fetch-page';
import type { FetchedPage } from '#cms/recent-pages';

/** A physician's page in the children's hospital: `/comer/find-a-physician/physician/ana-diaz`. */
const twinPath = /^\/comer(\/find-a-physician\/physician\/)([^/]+)$/;

/**
 * A page; a physician's page in the children's hospital is that of the physician. A CMS that does not know it there is
 * asked for the physician by the name in the address, and then by the name with spaces in place of its dashes.
 * @param path - site path without the language
 * @returns the page as a page of the children's hospital; its block says whether the physician sees children
 * @throws ContentUnavailable
 * @requirement D9
 * @decision Q24
 */
export async function fetchPageOrTwin(path: string, language: string): Promise<FetchedPage> {
  const own = await fetchPage(path, language);
  const [, folder, name] = twinPath.exec(path) ?? [];
  if (folder === undefined || name === undefined) return own;
  if (own.layout.route) return { ...own, layout: pediatric(own.layout, path) };
  for (const candidate of new Set([name, name.replaceAll('-', ' ')])) {
    const found = await fetchPage(`${folder}${candidate}`, language);
    if (found.layout.route) return { ...found, layout: pediatric(found.layout, path) };
  }
  return own;
}

function pediatric({ context, route }: LayoutData, itemPath: string): LayoutData {
  return {
    context: { ...context, itemPath },
    route: route && { ...route, placeholders: pediatricBlocks(route.placeholders) },
  };
}

/** The same blocks, with the profile as the children's hospital shows it. */
function pediatricBlocks(placeholders: Placeholders): Placeholders {
  const swapped = (component: LayoutComponent): LayoutComponent =>
    component.componentName === 'ProviderDetails'
      ? { ...component, componentName: 'ComerProviderDetails' }
      : component;
  return Object.fromEntries(
    Object.entries(placeholders).map(([name, list]) => [name, list.map((component) => swapped(component))]),
  );
}
