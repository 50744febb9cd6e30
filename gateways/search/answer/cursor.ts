/** A cursor that cannot be used. */
class CursorSyntaxError extends Error {
  override readonly name = 'CursorSyntaxError';
}

/** Where a search goes on that is read page after page. */
export type Cursor = {
  readonly start: number;
  /** What the next page is asked with, after a page of so many documents; the same again at the end. */
  readonly next: (documents: number) => string;
};

/**
 * Solr's `cursorMark`: `*` for the first page, then what the answer calls `nextCursorMark`.
 * @returns undefined for a search that has none
 * @throws CursorSyntaxError, where Solr answers 400
 * @requirement B18
 */
export function readCursor(request: URLSearchParams): Cursor | undefined {
  const mark = request.get('cursorMark');
  if (mark === null) return undefined;
  if (Number(request.get('start') ?? 0) !== 0)
    throw new CursorSyntaxError('Cursor functionality requires start=0');
  if (!/(?:^|,)\s*_uniqueid\s+(?:asc|desc)\b/i.test(request.get('sort') ?? ''))
    throw new CursorSyntaxError(
      'Cursor functionality requires a sort containing a uniqueKey field tie breaker',
    );
  const written = mark === '*' ? '0' : Buffer.from(mark, 'base64url').toString('utf8');
  if (!/^\d{1,9}$/.test(written)) throw new CursorSyntaxError(`Unable to parse 'cursorMark': ${mark}`);
  const start = Number(written);
  return {
    start,
    next: (documents) =>
      documents === 0 ? mark : Buffer.from(String(start + documents), 'utf8').toString('base64url'),
  };
}
