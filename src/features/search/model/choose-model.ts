import type { SearchModel } from '@/contracts/search';

/**
 * The kind of search of a page: the one whose page the path is; a sub-site may stand in front. A page that belongs to
 * none shows the first.
 * @param pathname - path of the page, without language
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
