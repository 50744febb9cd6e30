import type { NewsletterLink } from '@/contracts/newsletter';
import { err, ok, type Result } from '@/lib/result';
import { formsGateway } from '#services/forms/client';

/**
 * Does what a link of a message about the newsletter is for: confirms an address, or takes it off the list.
 * @requirement K8 K10
 */
export async function followNewsletterLink({
  code,
  action,
}: NewsletterLink): Promise<Result<{ readonly status: 'ok' }, 'linkUnknown' | 'unavailable'>> {
  const reply = await formsGateway().request({
    method: 'POST',
    path: `/newsletter/${action}`,
    json: { code },
    retry: false,
  });
  if (reply.ok && reply.value.status === 404) return err('linkUnknown');
  return reply.ok && reply.value.status === 200 ? ok({ status: 'ok' }) : err('unavailable');
}
