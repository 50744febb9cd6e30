import type { Loader } from '@/cms/block';
import type { PaymentMode } from '@/config/payment';
import { env } from '#config/server/env';

/** Money moves in production alone. @requirement J7 */
export const load: Loader<{ readonly mode: PaymentMode }> = async () => {
  const { NODE_ENV, PAYMENT_MODE } = env();
  return { ok: true, data: { mode: NODE_ENV === 'production' ? PAYMENT_MODE : 'mock' } };
};
