import { suggestRequestSchema, type SuggestAnswer } from '@/contracts/suggestions';
import { phrasesOf } from '@/i18n/phrases';
import { dictionary } from '#cms/dictionary';
import { untranslatedIn } from '#cms/untranslated';
import { failed } from '#routes/kit/answer';
import { siteLanguage } from '#routes/kit/language';
import { readingMs, route } from '#routes/kit/route';
import { findSuggestions } from '#services/search/suggest/suggest';

/**
 * `GET /api/suggest?text=&type=&model=&language=`: what a visitor may mean.
 * @requirement B3 B4
 */
export default route({
  method: 'GET',
  schema: suggestRequestSchema.extend({ language: siteLanguage }),
  cacheControl: 'private, no-cache',
  // Somebody types ten letters a second at most.
  limit: { points: 600, seconds: 60 },
  timeMs: readingMs,
  handle: async (asked, { signal }) => {
    const found = await findSuggestions(asked, signal);
    if (!found.ok) return failed('searchUnavailable');
    const phrases = phrasesOf(['suggest'], await dictionary(asked.language));
    const { errands, groups } = found.value;
    const pages = [...errands, ...groups.flatMap((group) => group.pages)];
    const titles = pages.map(({ title }) => title.map(({ text }) => text).join(''));
    const others = pages.flatMap(({ path, detail }) => [path, detail]);
    const untranslated = untranslatedIn([titles, others], asked.language);
    return { status: 200, body: { ...found.value, phrases, untranslated } satisfies SuggestAnswer };
  },
});
