import type { NextApiRequest, NextApiResponse } from 'next';
import { env } from '#config/server/env';
import { clientAddress } from '#services/limits/client-address';
import { readAvailabilityFile } from '#services/scheduling/availability-feed';
import { schedulingLimits } from '#services/scheduling/limits';

/**
 * `GET /api/availability/$bulk-publish` and the files that it lists: open times as FHIR records for other programs,
 * after SMART Scheduling Links.
 * @requirement I21
 */
export default async function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void response.status(405).setHeader('Allow', 'GET, HEAD').json({ error: 'methodNotAllowed' });
  const allowed = await schedulingLimits().feed.take(clientAddress(request, env().TRUST_PROXY));
  if (!allowed.ok)
    return void response
      .status(429)
      .setHeader('Retry-After', allowed.retryAfterSeconds)
      .json({ error: 'tooManyRequests' });
  const { file } = request.query;
  const found = await readAvailabilityFile(
    typeof file === 'string' ? file : '',
    request.headers['if-none-match'],
  );
  if (!found.ok)
    return void response
      .status(found.error === 'notFound' ? 404 : 503)
      .setHeader('Cache-Control', 'no-store')
      .json({ error: found.error });
  const { status, text, headers } = found.value;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.status(status).end(text);
}

/** A day's times of many physicians are larger than what is usual here. */
export const config = { api: { responseLimit: false } };
