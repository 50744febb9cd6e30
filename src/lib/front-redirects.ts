/** Where the server in front sends a request, or which page it shows in its place; addresses with their language. */
export type FrontRedirect =
  | { readonly kind: 'redirect'; readonly destination: string; readonly isPermanent: boolean }
  | { readonly kind: 'transfer'; readonly path: string };

type Ask = (path: string, query: string) => Promise<FrontRedirect | undefined>;

/** The rules come from the CMS, of which the front knows nothing: the pages' modules lend it their eyes. */
const place = Symbol.for('foyer.front-redirects');
const shared = globalThis as { [place]?: Ask };

/** Has the server in front ask for redirects here. @requirement A15 */
export function letFrontRedirect(ask: Ask): void {
  shared[place] = ask;
}

/**
 * What the CMS's rules say of a request. Before the first page was made nobody knows them: the page itself follows them.
 * @param path - as it was asked for
 * @param query - without `?`
 * @requirement A15
 */
export function frontRedirect(path: string, query: string): Promise<FrontRedirect | undefined> {
  return shared[place]?.(path, query) ?? Promise.resolve(undefined);
}
