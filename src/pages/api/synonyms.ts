import { synonymsRequestSchema } from '@/contracts/synonyms';
import { env } from '#config/server/env';
import { answered } from '#routes/kit/answer';
import { siteLanguage } from '#routes/kit/language';
import { route } from '#routes/kit/route';
import { readSynonyms } from '#services/search/words/synonyms';

/**
 * `GET /api/synonyms?language=`: the words that the search takes for each other, for editors and other programs.
 * @requirement B19
 */
export default route({
  method: 'GET',
  schema: synonymsRequestSchema.extend({ language: siteLanguage.optional() }),
  cacheControl: 'public, max-age=300',
  limit: null,
  handle: async ({ language = env().DEFAULT_LANGUAGE }) => {
    const found = await readSynonyms(language);
    return found.ok ? { status: 200, body: { language, synonyms: found.value } } : answered(found);
  },
});
