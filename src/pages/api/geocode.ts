import type { NextApiRequest, NextApiResponse } from 'next';
import { z } from 'zod';
import { env } from '#config/server/env';
import { geocodePosition } from '#services/geocode/geocode';
import { clientAddress } from '#services/limits/client-address';
import { createLimiter } from '#services/limits/limiter';

const limiter = createLimiter({ points: 20, seconds: 60 });

const askedSchema = z.object({
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
});

/**
 * `GET /api/geocode?latitude=&longitude=`: the ZIP code around a visitor's position, which the page has rounded already.
 * @requirement B27
 */
export default async function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  if (request.method !== 'GET')
    return void response.status(405).setHeader('Allow', 'GET').json({ error: 'methodNotAllowed' });
  const asked = askedSchema.safeParse(request.query);
  if (!asked.success) return void response.status(400).json({ error: 'invalidRequest' });
  const allowance = await limiter.take(clientAddress(request, env().TRUST_PROXY));
  if (!allowance.ok) {
    response.setHeader('Retry-After', String(allowance.retryAfterSeconds));
    return void response.status(429).json({ error: 'tooManyRequests' });
  }
  const found = await geocodePosition(asked.data.latitude, asked.data.longitude);
  if (!found.ok)
    return void response.status(found.error === 'notFound' ? 404 : 503).json({ error: found.error });
  const zip = /\b\d{5}\b/.exec(found.value.name)?.[0];
  response.status(200).json({ place: zip ?? found.value.name });
}
