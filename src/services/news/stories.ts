import type { LoaderContext, LoaderResult } from '@/cms/block';
import { channelRows } from '@/config/news';
import type { ArticleCollection, Stories, StoriesQuestion } from '@/contracts/articles';
import { channelIn, channelNameIn, storyPagesIn, yearIn } from '@/domain/news';
import { findArticles } from '#services/search/lists/articles';

/**
 * The pages of stories that an address shows, as a block's loader says it. A single story beyond them is shown too.
 * @param page.pages - from the first page on
 * @requirement H1 H3
 */
export async function readStories(
  question: StoriesQuestion,
  page: { readonly pages: number; readonly language: string },
  signal: AbortSignal,
): Promise<LoaderResult<Stories>> {
  const rows = question.rows * page.pages;
  const found = await storiesFrom(question, { start: 0, rows, language: page.language }, signal);
  if (!found.ok) return { ok: false, error: 'searchUnavailable' };
  const { isRemembered, ...stories } = found.value;
  return { ok: true, data: { question, ...stories }, isPartial: isRemembered };
}

/**
 * Some stories of a list, and the one behind them where it is the last: nobody has to ask for a single story.
 * @requirement H3
 */
export async function storiesFrom(
  question: StoriesQuestion,
  span: { readonly start: number; readonly rows: number; readonly language: string },
  signal: AbortSignal,
): ReturnType<typeof findArticles> {
  const found = await findArticles(question, span, signal);
  const next = span.start + span.rows;
  if (!found.ok || found.value.total !== next + 1) return found;
  const last = await findArticles(question, { ...span, start: next, rows: 1 }, signal);
  const articles = [...found.value.articles, ...(last.ok ? last.value.articles : [])];
  return { ok: true, value: { ...found.value, articles } };
}

/**
 * The stories of exactly the address that was asked for: its year, and as many pages.
 * @requirement H3
 */
export async function readAskedStories(
  question: Omit<StoriesQuestion, 'year'>,
  { query, language, searches, signal }: Pick<LoaderContext, 'query' | 'language' | 'searches' | 'signal'>,
): Promise<LoaderResult<Stories>> {
  if (searches && !(await searches.take())) return { ok: false, error: 'tooManyRequests' };
  const asked = { ...question, year: yearIn(query) };
  return readStories(asked, { pages: storyPagesIn(query), language }, signal);
}

/**
 * The stories of the channel that an address names; without one, those of the author's channels. No channel has an id
 * that cannot be one: nothing is asked for it. Where nobody can be asked, the collection has its name and no stories.
 * @param authored.channels - keys; empty for all stories
 * @requirement H2
 */
export async function readCollection(
  authored: { readonly channels: readonly string[]; readonly model: string },
  context: Pick<LoaderContext, 'query' | 'language' | 'searches' | 'signal'>,
): Promise<LoaderResult<ArticleCollection>> {
  const channel = channelIn(context.query);
  const channelName = channelNameIn(context.query);
  const channels = channel === undefined ? authored.channels : [channel];
  const question = { channels, rows: channelRows, model: authored.model };
  const nothing = { question: { ...question, year: '' }, articles: [], total: 0, years: [] };
  const title = channelName ? { title: channelName } : {};
  if (channel === '') return { ok: true, data: { ...nothing, channel, channelName }, ...title };
  const asked = { channel: channel ?? '', channelName };
  const found = await readAskedStories(question, context);
  // The address says which topic it is, whoever is down.
  if (!found.ok) return { ok: true, data: { ...nothing, ...asked, isDown: true }, isPartial: true, ...title };
  return { ...found, data: { ...found.data, ...asked }, ...title };
}
