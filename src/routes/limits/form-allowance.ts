import type { ServerResponse } from 'node:http';
import type { FormAllowance } from '@/cms/block';
import type { Sender } from '#routes/limits/sender';
import { takeSending } from '#routes/limits/sending-allowance';

/**
 * How often forms without scripts may come from a visitor and from their network, counted together with the requests of
 * scripts. The page that says that it was too often has the status 429.
 * @param sender - asked for with the first form that is counted
 * @requirement K10
 * @decision ADR-0369
 */
export function formAllowance(sender: () => Sender, response: ServerResponse): FormAllowance {
  let giveBack = async (): Promise<void> => undefined;
  return {
    take: async () => {
      const allowed = await takeSending('requests', sender());
      if (allowed.ok) {
        giveBack = allowed.value;
        return true;
      }
      response.statusCode = 429;
      response.setHeader('Retry-After', allowed.error);
      return false;
    },
    giveBack: () => giveBack(),
  };
}
