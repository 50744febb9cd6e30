import { visitorConsent } from '@/analytics/gate';
import type { SearchClick } from '@/contracts/search-click';
import type { Measuring } from '@/lib/consent';

/** What a list of results says of itself in its attribute `data-search`. */
export type ShownSearch = Pick<SearchClick, 'query' | 'total' | 'shown' | 'page' | 'isSuggestion'>;

/**
 * Tells the site which results are opened, of visitors who agreed. A list carries `data-search`, each result in it
 * `data-position`; the link itself is followed as ever, before or after anybody hears of it.
 * @returns stops it
 * @requirement B23
 */
export function countSearchClicks(measuring: Measuring): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const item = link?.closest<HTMLElement>('[data-position]');
    const list = item?.closest<HTMLElement>('[data-search]');
    if (!link || !item || !list || visitorConsent(measuring) !== 'given') return;
    const search = JSON.parse(list.dataset.search ?? '{}') as ShownSearch;
    const click: SearchClick = {
      ...search,
      language: document.documentElement.lang,
      path: new URL(link.href).pathname.slice(0, 500),
      title: (item.querySelector('h3') ?? link).textContent.trim().slice(0, 300),
      position: Number(item.dataset.position),
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
