import type { LayoutData } from '@/cms/layout-data';
import { env } from '#config/server/env';
import { dictionary } from '#cms/dictionary';
import { fetchLayout } from '#cms/layout-service';
import { normalizeLayout } from '#cms/normalize-layout';
import { answerCache } from '#gateway/answer-cache';

export type FetchedPage = {
  readonly layout: LayoutData;
  readonly dictionary: Readonly<Record<string, string>>;
  /** The CMS is down: the layout is the last one that it gave. */
  readonly isRemembered: boolean;
};

const kept = answerCache<LayoutData>('layouts', { maxEntries: 500, freshMs: 0 });

/**
 * A page's layout and dictionary, asked for side by side. While the CMS is down the last good layout of the path
 * serves on, so that a live part can still say what is wrong.
 * @param path - site path without the language
 * @throws ContentUnavailable when the CMS is down and the path was never seen
 */
export async function fetchPage(path: string, language: string): Promise<FetchedPage> {
  const key = `${language} ${path}`;
  const speech = { language, defaultLanguage: env().DEFAULT_LANGUAGE };
  const [{ layout, isRemembered }, phrases] = await Promise.all([
    fetchLayout(path, language).then(
      (answer) => ({ layout: normalizeLayout(answer, speech), isRemembered: false }),
      (error: unknown) => {
        const last = kept.lastGood(key);
        if (!last) throw error;
        return { layout: last, isRemembered: true };
      },
    ),
    dictionary(language),
  ]);
  if (layout.route && !isRemembered) kept.keep(key, layout);
  return { layout, dictionary: phrases, isRemembered };
}
