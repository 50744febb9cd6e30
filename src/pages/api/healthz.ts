import type { NextApiRequest, NextApiResponse } from 'next';
import { isSchedulingUp } from '#services/scheduling/readiness';

/**
 * Whether visitors get what they come for: 503 while nobody can book. For alarms; a load balancer asks `/api/livez`,
 * because the rest of the site stays up without the scheduling gateway.
 * @requirement O8
 */
export default async function handler(_request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const isUp = await isSchedulingUp();
  response.setHeader('Cache-Control', 'no-store');
  response
    .status(isUp ? 200 : 503)
    .json({ status: isUp ? 'ready' : 'degraded', dependencies: { scheduling: isUp ? 'up' : 'down' } });
}
