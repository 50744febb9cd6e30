/** Of the operating system: no space, no quota, nothing to be written, broken. */
const SYSTEM_CODES: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);
/** PostgreSQL's SQLSTATE for a full disk. */
const POSTGRES_FULL = '53100';
/** SQLite's primary result codes: READONLY, IOERR, FULL, CANTOPEN. */
const SQLITE_CODES: ReadonlySet<number> = new Set([8, 10, 13, 14]);

/**
 * Why the disk does not take what is written, when that is what an error or its cause says: a full disk passes, and
 * nothing is wrong with the request.
 * @returns a code such as `ENOSPC` or `SQLITE 13`; undefined for every other error
 * @requirement O8
 */
export function storageFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('errcode' in error && typeof error.errcode === 'number') {
    const code = error.errcode & 0xff;
    if (SQLITE_CODES.has(code)) return `SQLITE ${code}`;
  }
  if ('code' in error && typeof error.code === 'string') {
    if (SYSTEM_CODES.has(error.code) || error.code === POSTGRES_FULL) return error.code;
  }
  return storageFault(error.cause);
}
