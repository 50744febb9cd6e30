/** A result of a search, of which a visitor opened something. */
type OpenedResult = {
  /** The element with `data-position`. */
  readonly item: HTMLElement;
  /** The result's own, whatever the link is called; a suggestion holds more than its title. */
  readonly title: string;
  /** The content of the list's attribute `data-search`, as JSON. */
  readonly search: string;
};

/**
 * The result that a link opens; undefined for any other link, and for a call or the way there on another site.
 * @requirement N1 B23
 */
export function openedResult(link: HTMLAnchorElement): OpenedResult | undefined {
  const item = link.closest<HTMLElement>('[data-position]');
  const list = item?.closest<HTMLElement>('[data-search]');
  const isItsOwn = link === item || link.closest('h3') !== null || link.origin === window.location.origin;
  if (!item || !list || !isItsOwn) return undefined;
  // On a map the heading has the place's number too.
  const title = item.querySelector('h3 a') ?? item.querySelector('h3, :scope > span') ?? link;
  return { item, title: title.textContent.trim(), search: list.dataset.search ?? '{}' };
}
