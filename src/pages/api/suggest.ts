import type { NextApiRequest, NextApiResponse } from 'next';
import { z } from 'zod';
import { typeahead } from '@/config/search';
import { searchTypes } from '@/contracts/search';
import type { SuggestAnswer } from '@/contracts/suggestions';
import { searchLimits } from '@/lib/search-url';
import { phrasesOf } from '@/i18n/phrases';
import { dictionary } from '#cms/dictionary';
import { env } from '#config/server/env';
import { clientAddress } from '#services/limits/client-address';
import { createLimiter } from '#services/limits/limiter';
import { findSuggestions } from '#services/search/suggest';

/** Somebody types ten letters a second at most. */
const limiter = createLimiter({ points: 600, seconds: 60 });

const askedSchema = z.object({
  text: z.string().trim().min(typeahead.minLength).max(searchLimits.queryLength),
  type: z.enum(searchTypes).optional(),
  /** Id of an authored search. */
  model: z
    .string()
    .regex(/^[{}0-9a-f-]{32,38}$/i)
    .optional(),
  language: z.string().max(20),
});

/**
 * `GET /api/suggest?text=&type=&model=&language=`: what a visitor may mean.
 * @requirement B3 B4
 */
export default async function handler(
  request: NextApiRequest,
  response: NextApiResponse<SuggestAnswer | { error: string }>,
): Promise<void> {
  response.setHeader('Cache-Control', 'private, no-cache');
  if (request.method !== 'GET')
    return void response.status(405).setHeader('Allow', 'GET').json({ error: 'methodNotAllowed' });
  const asked = askedSchema.safeParse(request.query);
  if (!asked.success || !env().LANGUAGES.includes(asked.data.language))
    return void response.status(400).json({ error: 'invalidRequest' });
  const allowance = await limiter.take(clientAddress(request, env().TRUST_PROXY));
  if (!allowance.ok) {
    response.setHeader('Retry-After', String(allowance.retryAfterSeconds));
    return void response.status(429).json({ error: 'tooManyRequests' });
  }
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const found = await findSuggestions(asked.data, gone.signal);
  if (found.ok) {
    const phrases = phrasesOf(['suggest'], await dictionary(asked.data.language));
    return void response.status(200).json({ ...found.value, phrases });
  }
  response.status(found.error === 'aborted' ? 204 : 503).json({ error: 'searchUnavailable' });
}
