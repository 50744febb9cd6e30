import type { FormAllowance } from '@/cms/block';
import { sharedLimit } from '#routes/limits/shared-limits';

/**
 * How often forms without scripts may come from a network address, counted together with the requests of scripts.
 * @requirement K10
 */
export function formAllowance(address: string): FormAllowance {
  const requests = sharedLimit('requests');
  return {
    take: async () => (await requests.take(address)).ok,
    giveBack: () => requests.giveBack(address),
  };
}
