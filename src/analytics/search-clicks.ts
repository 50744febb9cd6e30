import { visitorConsent } from '@/analytics/gate';
import { openedResult } from '@/analytics/opened-result';
import type { SearchClick } from '@/contracts/search-click';
import type { Analytics } from '@/domain/consent';

/** The content of a result list's attribute `data-search`, as JSON. */
export type ShownSearch = Pick<SearchClick, 'query' | 'total' | 'shown' | 'page' | 'isSuggestion'>;

/**
 * Reports which results visitors open, if they agreed to analytics. A list has the attribute `data-search`, each result
 * in it `data-position`. A call is no opened result. The report never delays the link.
 * @returns a function that stops the reports
 * @requirement B23
 */
export function countSearchClicks(analytics: Analytics): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const result = link && openedResult(link);
    if (!result || visitorConsent(analytics) !== 'given') return;
    const search = JSON.parse(result.search) as ShownSearch;
    const click: SearchClick = {
      ...search,
      language: document.documentElement.lang,
      path: new URL(link.href).pathname.slice(0, 500),
      title: result.title.slice(0, 300),
      position: Number(result.item.dataset.position),
    };
    void fetch('/api/search-click', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', 'x-requested-with': 'foyer' },
      body: JSON.stringify(click),
    }).catch(() => undefined);
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
