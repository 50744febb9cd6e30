/**
 * The title of a search result, whatever the link in it is called; a suggestion holds more than its title.
 * @param item - the element with `data-position`
 * @requirement N1 B23
 */
export function resultTitle(item: Element, link: Element): string {
  return (item.querySelector('h3, :scope > span') ?? link).textContent.trim();
}
