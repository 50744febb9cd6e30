import type { NextApiRequest, NextApiResponse } from 'next';
import { env } from '#config/server/env';
import { physicianList } from '#services/requests/physician-list';

/**
 * `GET /api/requestApptData.json`: the physicians that a request form offers, the same for everybody. In the site's
 * first language: what is chosen is sent to the clinic.
 * @requirement J2
 */
export default async function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void response.status(405).setHeader('Allow', 'GET, HEAD').json({ error: 'methodNotAllowed' });
  const list = await physicianList(env().DEFAULT_LANGUAGE, Date.now());
  if (!list.ok) {
    response.setHeader('Cache-Control', 'no-store');
    return void response.status(503).json({ error: list.error });
  }
  const { etag, json } = list.value;
  response.setHeader('Cache-Control', 'public, max-age=300');
  response.setHeader('ETag', etag);
  if (request.headers['if-none-match']?.includes(etag)) return void response.status(304).end();
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.status(200).end(json);
}
