/**
 * The value of a cookie that scripts may read; undefined for none. A value that cannot be decoded is given as it stands.
 * Browser only.
 * @requirement M4 N2
 */
export function readCookie(name: string): string | undefined {
  const start = `${encodeURIComponent(name)}=`;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(start));
  if (found === undefined) return undefined;
  return decoded(found.slice(start.length));
}

/** A cookie's value without its percent signs; one that cannot be decoded stays as it is. @requirement N2 */
export function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Keeps a cookie for the whole site, for its own pages only. @requirement M4 N2 */
export function keepCookie(name: string, value: string, seconds: number): void {
  document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax`;
}
