import type { PageConfig } from 'next';
import { reasonsRequestSchema } from '@/contracts/scheduling';
import { answered } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { reasonsInWords } from '#services/book/care-in-words';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/** Reasons for a visit, with their words in the visitor's language. @requirement I7 */
export default route({
  method: 'POST',
  schema: reasonsRequestSchema,
  limit: 'reads',
  handle: async (asked, { signal }) => answered(await reasonsInWords(asked, { signal })),
});
