import { z } from 'zod';
import { env } from '#config/server/env';
import { answered } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { physicianList } from '#services/request/physician-list';

/**
 * `GET /api/requestApptData.json`: the physicians that a request form offers, the same for everybody; with
 * `patients=children` those who treat children. In the site's
 * first language: what is chosen is sent to the clinic.
 * @requirement J2
 */
export default route({
  method: 'GET',
  schema: z.object({ patients: z.literal('children').optional() }),
  cacheControl: 'public, max-age=300',
  limit: null,
  handle: async ({ patients }, { request }) => {
    const list = await physicianList(env().DEFAULT_LANGUAGE, patients);
    if (!list.ok) return answered(list);
    const { etag, json } = list.value;
    const isKnown = request.headers['if-none-match']?.includes(etag) ?? false;
    if (isKnown) return { status: 304, content: '', headers: { ETag: etag } };
    const headers = { ETag: etag, 'Content-Type': 'application/json; charset=utf-8' };
    return { status: 200, content: json, headers };
  },
});
