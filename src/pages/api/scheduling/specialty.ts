import type { PageConfig } from 'next';
import { specialtyRequestSchema, type SpecialtyAnswer } from '@/contracts/specialty';
import { answered, failed } from '#routes/kit/answer';
import { siteLanguage } from '#routes/kit/language';
import { readingMs, route } from '#routes/kit/route';
import { ok } from '@/lib/result';
import { specialtiesFor } from '#services/book/specialty';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/** The specialty for words of a problem. They come by POST: no address and no log holds them. @requirement I1 B19 */
export default route({
  method: 'POST',
  schema: specialtyRequestSchema.extend({ language: siteLanguage }),
  maxBytes: 2048,
  limit: 'searches',
  timeMs: readingMs,
  handle: async (asked, { signal }) => {
    const found = await specialtiesFor(asked, signal);
    if (!found.ok) return failed(found.error);
    return answered(ok({ specialties: found.value } satisfies SpecialtyAnswer));
  },
});
