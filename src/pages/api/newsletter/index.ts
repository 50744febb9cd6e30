import type { PageConfig } from 'next';
import { honeypotName } from '@/config/forms';
import { signUpSchema } from '@/contracts/newsletter';
import { signUpOutcome } from '@/domain/newsletter';
import { ownForms } from '#routes/kit/callers';
import { route } from '#routes/kit/route';
import { signUp } from '#services/newsletter/sign-up';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/**
 * Signs an address up for the newsletter: a form in, the list's sentence out. Addresses that are none are not counted.
 * @requirement K8 K10
 */
export default route({
  method: 'POST',
  from: ownForms,
  schema: signUpSchema,
  maxBytes: 2048,
  limit: { points: 20, seconds: 3600 },
  handle: async ({ [honeypotName]: honeypot, ...asked }, { giveBack }) => {
    const content = await signUp({ ...asked, honeypot });
    if (signUpOutcome(content).state === 'invalid') await giveBack();
    return { status: 200, content, headers: { 'Content-Type': 'text/plain; charset=utf-8' } };
  },
});
