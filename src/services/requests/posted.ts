import { createHash } from 'node:crypto';
import type { PostedForm } from '@/cms/block';
import { appointmentRequestSchema } from '@/contracts/appointment-request';
import { requestFields, type RequestField, type RequestKind, type RequestValues } from '@/lib/request-form';
import type { FormProblems } from '@/lib/form-rules';
import { localDateAt } from '@/lib/chicago-time';
import { scheduling } from '@/config/scheduling';
import { requestAppointment } from '#services/requests/request-appointment';
import { schedulingLimits } from '#services/scheduling/limits';

type Posted = {
  readonly form: string;
  readonly kind: RequestKind;
  readonly language: string;
  readonly honeypot: string;
};

/** What became of a request that came without scripts; the visitor's input comes back unless it was taken in. */
export type PostedOutcome =
  | { readonly outcome: 'success' }
  | {
      readonly outcome: 'refused' | 'tooMany' | 'error';
      readonly values: Partial<RequestValues>;
      readonly problems: FormProblems<RequestField>;
    };

/**
 * Takes in a request from a form that was sent without scripts, by the same way as the others. Its key is made of its
 * content and the day, so that a page that is sent again stores nothing twice.
 * @requirement J3 K10
 */
export async function takePostedRequest(
  { fields, address }: PostedForm,
  { form, kind, language, honeypot }: Posted,
  now: number,
): Promise<PostedOutcome> {
  const names = requestFields.filter((name) => name !== 'captcha' && fields.has(name));
  const values: Partial<RequestValues> = Object.fromEntries(
    // Browsers send the ends of lines as CR LF; the visitor typed one letter.
    names.map((name) => [name, (fields.get(name) ?? '').replaceAll('\r\n', '\n')]),
  );
  const request = appointmentRequestSchema.safeParse({
    form,
    kind,
    language,
    draftId: keyOf(JSON.stringify([form, kind, values, localDateAt(now, scheduling.zone)])),
    isFromScheduling: false,
    honeypot: honeypot.slice(0, 200),
    values,
  });
  if (!request.success) return { outcome: 'error', values: {}, problems: {} };
  const { requests } = schedulingLimits();
  if (!(await requests.take(address)).ok) return { outcome: 'tooMany', values, problems: {} };
  const taken = await requestAppointment(request.data, now);
  if (taken.ok)
    return taken.value.error ? { outcome: 'error', values, problems: {} } : { outcome: 'success' };
  const { error, problems } = taken.error;
  if (error !== 'invalidRequest') return { outcome: 'error', values, problems: {} };
  await requests.giveBack(address);
  return { outcome: 'refused', values, problems: problems ?? {} };
}

/** A text's digest in the form of a UUID. */
function keyOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
