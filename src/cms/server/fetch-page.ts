import type { LayoutData } from '@/cms/layout-data';
import { env } from '#config/server/env';
import { dictionary } from '#cms/dictionary';
import { layoutService } from '#cms/layout-service';
import { normalizeLayout } from '#cms/normalize-layout';

export type FetchedPage = {
  readonly layout: LayoutData;
  readonly dictionary: Readonly<Record<string, string>>;
};

/** Pages whose last good answer is kept for the time that the CMS is down. */
const maxKept = 500;
const kept = new Map<string, LayoutData>();

function keep(key: string, layout: LayoutData): void {
  kept.delete(key);
  kept.set(key, layout);
  const oldest = kept.keys().next().value;
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
}

/**
 * A page's layout and dictionary, asked for side by side. While the CMS is down the last good layout of the path
 * serves on, so that a live part can still say what is wrong.
 * @param path - site path without the language
 * @throws ContentUnavailable when the CMS is down and the path was never seen
 */
export async function fetchPage(path: string, language: string): Promise<FetchedPage> {
  const key = `${language} ${path}`;
  const speech = { language, defaultLanguage: env().DEFAULT_LANGUAGE };
  const [layout, phrases] = await Promise.all([
    layoutService()
      .fetchLayoutData(path, language)
      .then(
        (answer) => normalizeLayout(answer, speech),
        (error: unknown) => {
          const last = kept.get(key);
          if (!last) throw error;
          return last;
        },
      ),
    dictionary(language),
  ]);
  if (layout.route) keep(key, layout);
  return { layout, dictionary: phrases };
}
