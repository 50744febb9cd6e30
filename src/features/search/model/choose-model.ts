import type { SearchModel } from '@/contracts/search';

/**
 * The search model of a page: the one whose page path the path ends with, so that a sub-site's prefix does no harm; the
 * first one for any other page.
 * @param pathname - path of the page, without language
 * @returns undefined without models
 * @requirement B1
 */
export function chooseModel<Model extends Pick<SearchModel, 'pagePath'>>(
  models: readonly Model[],
  pathname: string,
): Model | undefined {
  const path = trimmed(pathname);
  const matching = models.filter(({ pagePath }) => {
    const page = trimmed(pagePath);
    return page !== '' && (path === page || path.endsWith(page));
  });
  return matching[0] ?? models[0];
}

function trimmed(path: string): string {
  return path
    .toLowerCase()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');
}
