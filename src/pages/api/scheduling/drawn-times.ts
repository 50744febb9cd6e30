import type { PageConfig } from 'next';
import { drawnTimesRequestSchema } from '@/contracts/scheduling';
import { boxOf } from '@/registry/drawn-times';
import { ok } from '@/lib/result';
import { answered, failed } from '#routes/kit/answer';
import { readingMs, route } from '#routes/kit/route';
import { openTimes } from '#services/book/open-times';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/** The appointment box of a profile as markup, with the times that it shows. @requirement D10 I4 */
export default route({
  method: 'POST',
  schema: drawnTimesRequestSchema,
  limit: 'reads',
  timeMs: readingMs,
  handle: async (asked, { signal }) => {
    const box = await boxOf(asked);
    if (!box) return failed('notFound');
    const now = Date.now();
    const found = await openTimes(box.asked, { now, signal });
    if (!found.ok) return answered(found);
    const { value: answer } = found;
    return answered(ok({ html: box.draw({ answer, at: now }), answer, patient: box.patient }));
  },
});
