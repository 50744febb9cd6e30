import type { PageConfig } from 'next';
import { z } from 'zod';
import { statusOf, type RouteAnswer } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { titleFolder } from '@/domain/title-picture';
import { fetchMedia } from '#services/media/client';
import { titlePicture } from '#services/title-picture/picture';

// The service that fetches them has a limit of its own.
export const config: PageConfig = { api: { responseLimit: false } };

/**
 * Media of the CMS under the site's own origin: the server in front leads `/-/media/…` here, so that neither the browser nor the
 * image optimizer ever needs the CMS's host.
 * @requirement O8
 */
export default route({
  method: 'GET',
  schema: z.looseObject({ path: z.array(z.string()).catch([]) }),
  // A page has dozens of pictures.
  limit: null,
  handle: async ({ path, ...sizes }, { request }) => {
    if (path[0] === titleFolder) return titleAnswer(`/-/media/${path.join('/')}`);
    const found = await fetchMedia(path, sizes, request.headers);
    if (!found.ok) return { status: found.error === 'notFound' ? statusOf('notFound') : 502, content: '' };
    const { status, headers, body } = found.value;
    return { status, headers, content: body };
  },
});

/** A page that the CMS does not list has the site's picture. */
async function titleAnswer(address: string): Promise<RouteAnswer> {
  const drawn = await titlePicture(address);
  if (!drawn) return { status: 307, content: '', headers: { Location: '/social.jpg' } };
  return {
    status: 200,
    content: drawn,
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=86400' },
  };
}
