/** An address with more in its query, before its fragment. @param more - `name=value`, encoded @requirement I1 J1 */
export function withQuery(href: string, more: string): string {
  return href.replace(/#|$/, (end) => `${href.includes('?') ? '&' : '?'}${more}${end}`);
}
