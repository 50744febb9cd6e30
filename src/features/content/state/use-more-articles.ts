import { useRef, useState } from 'react';
import type { ArticleCard, ArticlesAnswer, Stories } from '@/contracts/articles';

export type MoreArticles = {
  readonly articles: readonly ArticleCard[];
  readonly total: number;
  /** Pages that are shown. */
  readonly pages: number;
  readonly status: 'idle' | 'loading' | 'failed';
  /** Of the stories that were added. */
  readonly untranslated: readonly string[];
};

/**
 * The stories that are shown, and how a visitor gets the next page of them below.
 * @requirement H3
 */
export function useMoreArticles(stories: Stories, language: string) {
  const { rows } = stories.question;
  const [shown, setShown] = useState<MoreArticles>({
    articles: stories.articles,
    total: stories.total,
    pages: Math.max(1, Math.ceil(stories.articles.length / rows)),
    status: 'idle',
    untranslated: [],
  });
  const isAsking = useRef(false);

  /** @returns how many pages are shown now; undefined where nothing was added */
  const loadMore = async (): Promise<number | undefined> => {
    if (isAsking.current) return undefined;
    isAsking.current = true;
    setShown((before) => ({ ...before, status: 'loading' }));
    const pages = shown.pages + 1;
    const answer = await fetchArticles(stories, { page: pages, language });
    isAsking.current = false;
    if (!answer) {
      setShown((before) => ({ ...before, status: 'failed' }));
      return undefined;
    }
    setShown((before) => ({
      articles: withoutTwins([...before.articles, ...answer.articles]),
      // Nothing came: whatever the number says, there is no more to show.
      total: answer.articles.length > 0 ? answer.total : before.articles.length,
      pages,
      status: 'idle',
      untranslated: [...before.untranslated, ...answer.untranslated],
    }));
    return pages;
  };
  return { shown, loadMore };
}

/** A story that was published meanwhile moves the others on: one comes a second time. */
function withoutTwins(articles: readonly ArticleCard[]): readonly ArticleCard[] {
  const seen = new Set<string>();
  return articles.filter(({ id }) => !seen.has(id) && seen.add(id));
}

async function fetchArticles(
  { question: { channels, year, rows, model } }: Stories,
  asked: { readonly page: number; readonly language: string },
): Promise<ArticlesAnswer | undefined> {
  const query = new URLSearchParams({
    page: String(asked.page),
    rows: String(rows),
    language: asked.language,
    ...(year ? { subfilter: year } : {}),
    ...(model ? { model } : {}),
  });
  for (const channel of channels) query.append('channel', channel);
  try {
    const response = await fetch(`/api/articles?${query.toString()}`);
    return response.ok ? ((await response.json()) as ArticlesAnswer) : undefined;
  } catch {
    return undefined;
  }
}
