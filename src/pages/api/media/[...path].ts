import type { NextApiRequest, NextApiResponse } from 'next';
import { fetchMedia } from '#services/media/client';

/**
 * Media of the CMS under the site's own origin: `/-/media/…` is rewritten to here, so that neither the browser nor the
 * image optimizer ever needs the CMS's host.
 */
export default async function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.status(405).setHeader('Allow', 'GET, HEAD').end();
    return;
  }
  const { path, ...query } = request.query;
  const segments = Array.isArray(path) ? path : [];
  const found = await fetchMedia(segments, query, request.headers['if-none-match']);
  if (!found.ok) {
    response
      .status(found.error === 'notFound' ? 404 : 502)
      .setHeader('Cache-Control', 'no-store')
      .end();
    return;
  }
  const { status, headers, body } = found.value;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.status(status).send(body);
}
