import { env } from '#config/server/env';
import { addressOf } from '#cms/site-pages';

/**
 * Where a page is, for what is said about it: its canonical address and the origin of the site.
 * @param path - site path, without language
 * @requirement A4 A17
 */
export function pageAddress(
  path: string,
  language: string,
): { readonly url: string; readonly siteUrl: string } {
  return { url: addressOf({ path, language }), siteUrl: env().PUBLIC_URL };
}
