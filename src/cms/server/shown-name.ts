import { textOf } from '@/cms/fields/readers';
import type { RouteData } from '@/cms/layout-data';
import { env } from '#config/server/env';
import { safeRichText } from '#cms/rich-text';

/**
 * What a link to a page says: the first of its names that is not nothing when it is made safe.
 * @returns '' where all are nothing
 * @requirement A12 G9
 */
export function shownName(names: readonly (string | null | undefined)[], language: string): string {
  const speech = { language, defaultLanguage: env().DEFAULT_LANGUAGE };
  for (const name of names) {
    const shown = safeRichText(name ?? '', speech).trim();
    if (shown !== '') return shown;
  }
  return '';
}

/** What a link to the page of a layout says. @requirement A12 */
export function nameOfPage({ fields, displayName }: RouteData, language: string): string {
  return shownName([textOf(fields?.pageNavigationTitle), displayName], language);
}
