import type { PageConfig } from 'next';
import { questionsRequestSchema } from '@/contracts/scheduling';
import { dictionaryOfVisitor } from '#cms/dictionary';
import { answered } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { careWords, textsOf } from '#services/book/care-words';
import { findQuestions } from '#services/scheduling/reasons';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/** Questions before a visit, with their words in the visitor's language. @requirement I7 */
export default route({
  method: 'POST',
  schema: questionsRequestSchema,
  limit: 'reads',
  handle: async (asked, { signal }) => {
    const [found, phrases] = await Promise.all([
      findQuestions(asked, { signal }),
      dictionaryOfVisitor(asked.language),
    ]);
    if (!found.ok) return answered(found);
    return {
      status: 200,
      body: { ...found.value, words: careWords(textsOf(found.value.questions), phrases) },
    };
  },
});
