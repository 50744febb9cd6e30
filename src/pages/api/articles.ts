import { articlesRequestSchema, type ArticlesAnswer } from '@/contracts/articles';
import { untranslatedIn } from '#cms/untranslated';
import { failed } from '#routes/kit/answer';
import { siteLanguage } from '#routes/kit/language';
import { readingMs, route } from '#routes/kit/route';
import { storiesFrom } from '#services/news/stories';

/**
 * `GET /api/articles?channel=&subfilter=&page=&rows=&language=`: one page of stories, the newest first, and a last one behind it.
 * @requirement H3
 */
export default route({
  method: 'GET',
  schema: articlesRequestSchema.extend({ language: siteLanguage }),
  cacheControl: 'private, no-cache',
  limit: 'searches',
  timeMs: readingMs,
  handle: async ({ channel, subfilter, page, rows, model, language }, { signal }) => {
    const question = { channels: channel, year: subfilter, rows, model };
    const found = await storiesFrom(question, { start: (page - 1) * rows, rows, language }, signal);
    if (!found.ok) return failed('searchUnavailable');
    const { articles, total } = found.value;
    const untranslated = untranslatedIn(articles, language);
    return { status: 200, body: { articles, total, untranslated } satisfies ArticlesAnswer };
  },
});
