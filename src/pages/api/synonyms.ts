import type { NextApiRequest, NextApiResponse } from 'next';
import { env } from '#config/server/env';
import { readSynonyms } from '#services/search/synonyms';

/**
 * `GET /api/synonyms?language=`: the words that the search takes for each other, for editors and other programs.
 * @requirement B19
 */
export default async function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (request.method !== 'GET')
    return void response.status(405).setHeader('Allow', 'GET').json({ error: 'methodNotAllowed' });
  const { language = env().DEFAULT_LANGUAGE } = request.query;
  if (typeof language !== 'string' || !env().LANGUAGES.includes(language))
    return void response.status(400).json({ error: 'invalidRequest' });
  const found = await readSynonyms(language);
  if (!found.ok) return void response.status(503).json({ error: found.error });
  response.setHeader('Cache-Control', 'public, max-age=300');
  response.status(200).json({ language, synonyms: found.value });
}
