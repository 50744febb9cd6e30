/**
 * Cuts what a request asks for before its first question mark.
 * @returns `search` with the question mark, as URLs have it; '' where there is none
 * @requirement O8
 */
export function partsOf(address: string): { readonly path: string; readonly search: string } {
  const cut = address.indexOf('?');
  return cut === -1
    ? { path: address, search: '' }
    : { path: address.slice(0, cut), search: address.slice(cut) };
}
