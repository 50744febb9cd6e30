import { z } from 'zod';
import { answered } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { readAvailabilityFile } from '#services/availability/published';

/** Seconds after which a reader may ask again, while the gateway is down or still making the file. */
const askAgainAfter = '30';

/**
 * `GET /api/availability/$bulk-publish` and the files that it lists: open times as FHIR records for other programs,
 * after SMART Scheduling Links.
 * @requirement I21
 */
export default route({
  method: 'GET',
  schema: z.object({ file: z.string() }),
  // All files once in five minutes, and again.
  limit: { points: 300, seconds: 300 },
  handle: async ({ file }, { request }) => {
    const found = await readAvailabilityFile(file, request.headers['if-none-match']);
    if (!found.ok) {
      const headers = found.error === 'unavailable' ? { 'Retry-After': askAgainAfter } : {};
      return { ...answered(found), headers };
    }
    const { status, text, headers } = found.value;
    return { status, content: text, headers };
  },
});

/** A day's times of many physicians are larger than what is usual here. */
export const config = { api: { responseLimit: false } };
