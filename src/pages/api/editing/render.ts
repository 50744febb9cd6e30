import type { NextApiRequest, NextApiResponse } from 'next';
import { env } from '#config/server/env';
import { readEditingPayload } from '#services/editing/read-payload';
import { renderForEditor } from '#services/editing/render';
import { isSecretRight, isSecretSet } from '#routes/kit/secret';

export const config = { api: { bodyParser: { sizeLimit: '4mb' } } };

/**
 * The editor's page rendering: it posts layout data and gets the page's HTML. Shut until a secret of 32 bytes is set.
 * @requirement O1
 */
export default async function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const { JSS_EDITING_SECRET: secret } = env();
  response.setHeader('Cache-Control', 'no-store');
  if (!isSecretSet(secret)) return response.status(404).json({ error: 'notFound' });
  const body: unknown = request.body;
  const inBody =
    typeof body === 'object' && body !== null && 'jssEditingSecret' in body
      ? body.jssEditingSecret
      : undefined;
  if (!isSecretRight(request.query.secret ?? inBody, secret))
    return response.status(401).json({ error: 'unauthorized' });
  if (request.method !== 'POST')
    return response.status(405).setHeader('Allow', 'POST').json({ error: 'method' });
  const data = readEditingPayload(body);
  if (!data) return response.status(400).json({ error: 'invalid' });
  const html = await renderForEditor(data);
  if (html === undefined) return response.status(500).json({ error: 'unavailable' });
  response.status(200).json({ html });
}
