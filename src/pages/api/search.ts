import type { NextApiRequest, NextApiResponse } from 'next';
import { z } from 'zod';
import { subsites } from '@/lib/subsites';
import { searchTypes, type SearchAnswer, type SearchError } from '@/contracts/search';
import { parseSearchUrl } from '@/lib/search-url';
import { env } from '#config/server/env';
import { clientAddress } from '#services/limits/client-address';
import { createLimiter } from '#services/limits/limiter';
import { trackSearch } from '#services/search-events/track';
import { countedVisit } from '#services/search-events/visitor';
import { answerSearch } from '#services/search/answer';

/** A fast reader changes filters twice a second at most. */
let limiter: ReturnType<typeof createLimiter> | undefined;
const maxUrlLength = 8000;

const askedSchema = z.object({
  source: z.guid().or(z.string().regex(/^\{[\dA-Fa-f-]{36}\}$/)),
  type: z.enum(searchTypes),
  subsite: z.enum(subsites).optional(),
  view: z.literal('map').optional(),
  language: z.string().regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})?$/),
});

const statuses: Readonly<Record<SearchError, number>> = {
  searchUnavailable: 503,
  searchUnknown: 404,
  tooManyRequests: 429,
};

/**
 * `GET /api/search?source=&type=&language=` and the search page's own parameters: one page of results. The search
 * model comes from the CMS by the id of the block's datasource.
 * @requirement B2 B18
 */
export default async function handler(
  request: NextApiRequest,
  response: NextApiResponse<SearchAnswer | { error: string }>,
) {
  response.setHeader('Cache-Control', 'private, no-cache');
  if (request.method !== 'GET') {
    response.setHeader('Allow', 'GET');
    return response.status(405).json({ error: 'methodNotAllowed' });
  }
  const address = request.url ?? '';
  if (address.length > maxUrlLength) return response.status(414).json({ error: 'tooLarge' });
  const parameters = new URL(address, 'http://localhost').searchParams;
  const asked = askedSchema.safeParse(Object.fromEntries(parameters));
  if (!asked.success || !env().LANGUAGES.includes(asked.data.language)) {
    return response.status(400).json({ error: 'invalidRequest' });
  }
  limiter ??= createLimiter({ points: env().SEARCHES_PER_MINUTE, seconds: 60 });
  const allowance = await limiter.take(clientAddress(request, env().TRUST_PROXY));
  if (!allowance.ok) {
    response.setHeader('Retry-After', String(allowance.retryAfterSeconds));
    return response.status(statuses.tooManyRequests).json({ ok: false, error: 'tooManyRequests' });
  }
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const { view, ...place } = asked.data;
  const state = parseSearchUrl(parameters);
  const answer = await answerSearch({
    ...place,
    isMap: view === 'map',
    state,
    signal: gone.signal,
  });
  const visit = answer.ok && view !== 'map' ? countedVisit(request, response) : undefined;
  if (answer.ok && visit !== undefined)
    trackSearch(visit, {
      state: answer.value.read?.state ?? state,
      results: answer.value,
      language: place.language,
    });
  if (answer.ok) return response.status(200).json({ ok: true, results: answer.value });
  if (answer.error === 'aborted') return response.end();
  return response.status(statuses[answer.error]).json({ ok: false, error: answer.error });
}
