import { itemsOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import { articleDateOf } from '@/features/content/model/article';

/** An article of a news list. */
export type NewsEntry = {
  readonly key: string;
  readonly title: string;
  /** '' when the article has no page. */
  readonly href: string;
  readonly date: Date | undefined;
};

/**
 * A news list's fields by our names. Articles without a title are left out.
 * @requirement G8
 */
export function readNews(fields: ComponentFields | undefined) {
  const entries: readonly NewsEntry[] = itemsOf(fields?.feedArticles).flatMap(
    ({ id, url, displayName, fields: own }, index) => {
      const title = textOf(own.articleTitle) || textOf(own.headlineText) || displayName;
      if (title === '') return [];
      return [{ key: `${index}-${id}`, title, href: url ?? '', date: articleDateOf(own) }];
    },
  );
  return { header: fields?.headerText, entries };
}
