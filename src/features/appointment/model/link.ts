/** The token and the wish in a link, `#code=…&do=cancel`; in text messages the token alone, `#…`. @requirement I16 */
export function linkOf(hash: string): { readonly code: string; readonly wish: string } | undefined {
  if (/^#\w{26}$/.test(hash)) return { code: hash.slice(1), wish: '' };
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const code = parts.get('code') ?? '';
  return code === '' ? undefined : { code, wish: parts.get('do') ?? '' };
}

/** Whether an error code means that the link leads to nothing, rather than that asking failed. @requirement I16 */
export function isUnknownLink(error: string): boolean {
  return error === 'linkUnknown' || error === 'invalidRequest';
}
