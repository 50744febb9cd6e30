import type { PostedForm } from '@/cms/block';
import { honeypotName } from '@/config/forms';
import { signUpOutcome, subscribed, type NewsletterVariant } from '@/domain/newsletter';
import { logWarning } from '@/lib/log';
import { fetchForm } from '#services/forms/definition';
import { fetchFormBlock } from '#services/forms/item';
import { fieldValues, postForm } from '#services/forms/post';
import { digestKey } from '#services/request/digest-key';
import { formsGateway } from '#services/forms/client';

type SignUp = {
  readonly variant: NewsletterVariant;
  /** The newsletter's item in the CMS. */
  readonly item: string;
  readonly email: string;
  readonly language: string;
  /** Filled by programs only. */
  readonly honeypot: string;
};

const invalid = 'InvalidEmailAddress';
const unhandled = 'Unhandled';
/** Longer than the gateway waits for a marketing cloud. */
const deadlineMs = 12_000;

/**
 * Signs an address up for the newsletter. A filled trap gets the answer of a success, and nothing is sent.
 * @returns the list's sentence. Whether an address was on the list before is logged, without the address, and never said.
 * @requirement K8 K10
 */
export async function signUp(asked: SignUp): Promise<string> {
  const email = asked.email.trim();
  if (!/^[^@\s]+@[^@\s]+$/.test(email) || email.length > 254) return invalid;
  if (asked.honeypot !== '') return subscribed;
  const status = await (asked.variant === 'eloqua' ? byForm : byList)({ ...asked, email });
  const { state, message } = signUpOutcome(status);
  if (message !== '') logWarning('newsletter.sign-up', { message });
  return state === 'success' ? subscribed : status;
}

/** The form's field for the address alone; what else the form may have is hidden and its own. */
async function byForm({ item, email, language }: SignUp): Promise<string> {
  const block = await fetchFormBlock({ id: item, language });
  if (!block.ok) return unhandled;
  const form = await fetchForm(block.value.formId, language);
  const field = form.ok ? form.value.fields.find(({ htmlName }) => htmlName === 'emailAddress') : undefined;
  if (!form.ok || !field) return unhandled;
  const answer = await postForm({
    id: block.value.formId,
    language,
    key: digestKey([item, email, Date.now()]),
    values: fieldValues(form.value, { [field.id]: email }),
  });
  if (!answer.ok) return unhandled;
  if (!answer.value.error) return subscribed;
  return answer.value.validationErrors.some((error) => error.field === field.id) ? invalid : unhandled;
}

async function byList({ email, language }: SignUp): Promise<string> {
  const reply = await formsGateway().request({
    method: 'POST',
    path: '/newsletter',
    form: new URLSearchParams({ email }),
    headers: { 'accept-language': language },
    retry: false,
    deadlineMs,
    expectJson: false,
  });
  return reply.ok && reply.value.status === 200 ? reply.value.text.trim() : unhandled;
}

/** What became of a sign-up that came without scripts; the address comes back unless it was taken in. */
export type PostedSignUp = {
  readonly outcome: 'success' | 'invalid' | 'failed';
  readonly email: string;
};

/** Takes in a sign-up that was sent without scripts. @requirement K8 K10 */
export async function takePostedSignUp(
  { fields, allowance }: PostedForm,
  to: Pick<SignUp, 'variant' | 'item' | 'language'>,
): Promise<PostedSignUp> {
  const email = (fields.get('email') ?? '').slice(0, 320);
  if (!(await allowance.take())) return { outcome: 'failed', email };
  const honeypot = fields.get(honeypotName) ?? '';
  const { state } = signUpOutcome(await signUp({ ...to, email, honeypot }));
  if (state === 'invalid') await allowance.giveBack();
  return { outcome: state, email: state === 'success' ? '' : email };
}
