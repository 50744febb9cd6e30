import { env } from '#config/server/env';

/**
 * What the site calls itself, by the CMS's dictionary of a language; the CMS's name of the site where it does not say, and
 * nothing where no CMS was ever asked: `calder` is no name for visitors.
 * Titles, feeds, the manifest and structured data all have it from here.
 * @requirement A5 A17
 */
export function productNameIn(phrases: Readonly<Record<string, string>>): string {
  return phrases['Product Name'] ?? env().SITECORE_SITE_NAME;
}
