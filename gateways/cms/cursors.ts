/** One page of a longer list, as a GraphQL connection. */
export type Connection<T> = {
  readonly total: number;
  readonly pageInfo: { readonly endCursor: string; readonly hasNext: boolean };
  readonly results: readonly T[];
};

export type PageArguments = {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
};

/** Results in a page when the client does not say how many. */
export const defaultPageSize = 10;
const maxPageSize = 5000;

/**
 * Cuts one page out of a list.
 * @param after - the `endCursor` of the previous page; an unknown one starts from the beginning
 * @param show - makes a result from an entry; called only for entries of the page
 * @requirement O2
 */
export function connectionOf<T, R>(
  list: readonly T[],
  { first, after }: PageArguments,
  show: (entry: T) => R,
): Connection<R> {
  const start = after
    ? Math.max(0, Number.parseInt(Buffer.from(after, 'base64').toString('utf8'), 10) || 0)
    : 0;
  const size = Math.min(Math.max(0, first ?? defaultPageSize), maxPageSize);
  const results = list.slice(start, start + size).map((entry) => show(entry));
  const end = start + results.length;
  return {
    total: list.length,
    pageInfo: { endCursor: Buffer.from(String(end)).toString('base64'), hasNext: end < list.length },
    results,
  };
}
