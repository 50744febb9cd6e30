import type { NextApiRequest, NextApiResponse } from 'next';
import { env } from '#config/server/env';
import { captchaGateway } from '#services/captcha/gateway';

/** A challenge for the embedded captcha; a vendor brings its own. @requirement K7 */
export default async function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  if (request.method !== 'GET')
    return void response.status(405).setHeader('Allow', 'GET').json({ error: 'methodNotAllowed' });
  if (env().CAPTCHA_PROVIDER !== 'embedded') return void response.status(404).json({ error: 'notFound' });
  const answer = await captchaGateway().request({ method: 'GET', path: '/challenge' });
  if (!answer.ok || answer.value.status !== 200)
    return void response.status(503).json({ error: 'unavailable' });
  response.status(200).json(answer.value.json);
}
