import type { NextApiRequest, NextApiResponse } from 'next';

/** Whether the site can serve. Outside systems do not count: the site stays up without them. @requirement O8 */
export default function handler(_request: NextApiRequest, response: NextApiResponse): void {
  response.setHeader('Cache-Control', 'no-store');
  response.status(200).json({ status: 'alive' });
}
