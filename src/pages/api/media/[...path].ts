import { z } from 'zod';
import { statusOf } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { fetchMedia } from '#services/media/client';

/**
 * Media of the CMS under the site's own origin: `/-/media/…` is rewritten to here, so that neither the browser nor the
 * image optimizer ever needs the CMS's host.
 * @requirement O8
 */
export default route({
  method: 'GET',
  schema: z.looseObject({ path: z.array(z.string()).catch([]) }),
  // A page has dozens of pictures.
  limit: null,
  handle: async ({ path, ...sizes }, { request }) => {
    const found = await fetchMedia(path, sizes, request.headers);
    if (!found.ok) return { status: found.error === 'notFound' ? statusOf('notFound') : 502, content: '' };
    const { status, headers, body } = found.value;
    return { status, headers, content: body };
  },
});
