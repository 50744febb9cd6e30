import type { ServerResponse } from 'node:http';
import type { FormAllowance } from '@/cms/block';
import { sharedLimit } from '#routes/limits/shared-limits';

/**
 * How often forms without scripts may come from a network address, counted together with the requests of scripts. The page
 * that says that it was too often has the status 429.
 * @requirement K10
 */
export function formAllowance(address: string, response: ServerResponse): FormAllowance {
  const requests = sharedLimit('requests');
  return {
    take: async () => {
      const allowed = await requests.take(address);
      if (allowed.ok) return true;
      response.statusCode = 429;
      response.setHeader('Retry-After', allowed.retryAfterSeconds);
      return false;
    },
    giveBack: () => requests.giveBack(address),
  };
}
