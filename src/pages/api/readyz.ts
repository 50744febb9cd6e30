import type { NextApiRequest, NextApiResponse } from 'next';
import { readiness } from '#services/health/readiness';

/**
 * Whether this process wants visitors: 503 until its first searches are made, and once it was asked to stop. Outside systems that are down and a full disk make
 * it `degraded`, which is 200, because the rest of the site serves on; alarms read the names.
 * @requirement O8
 */
export default async function handler(_request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const found = await readiness();
  response.setHeader('Cache-Control', 'no-store');
  response.status(found.status === 'ready' || found.status === 'degraded' ? 200 : 503).json(found);
}
