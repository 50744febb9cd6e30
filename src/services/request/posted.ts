import type { PostedForm } from '@/cms/block';
import { appointmentRequestSchema } from '@/contracts/appointment-request';
import { patientFieldNames, type PatientForm } from '@/domain/patient-form/form';
import type { PatientField } from '@/domain/patient-form/fields';
import type { RequestKind } from '@/domain/patient-form/description';
import type { FormProblems } from '@/lib/form-rules';
import { localDateAt } from '@/lib/chicago-time';
import { scheduling } from '@/config/scheduling';
import { digestKey } from '#services/request/digest-key';
import { requestAppointment } from '#services/request/request-appointment';
import { isFree } from '#services/request/request-outcome';

type Posted = {
  readonly form: string;
  readonly kind: RequestKind;
  readonly language: string;
  readonly honeypot: string;
};

/** What became of a request that came without scripts; the visitor's input comes back unless it was taken in. */
export type PostedOutcome =
  | { readonly outcome: 'success'; readonly reference?: string }
  | {
      readonly outcome: 'refused' | 'tooMany' | 'error';
      readonly values: Partial<PatientForm>;
      readonly problems: FormProblems<PatientField>;
      /** No browser takes files back. */
      readonly hasLostFiles: boolean;
    };

/**
 * Takes in a request from a form that was sent without scripts, by the same way as the others. Its key is made of its
 * content and the day, so that a page that is sent again stores nothing twice.
 * @requirement J3 K10
 */
export async function takePostedRequest(
  { fields, files, allowance }: PostedForm,
  { form, kind, language, honeypot }: Posted,
  now: number,
): Promise<PostedOutcome> {
  const names = patientFieldNames.filter((name) => name !== 'captcha' && fields.has(name));
  const values: Partial<PatientForm> = Object.fromEntries(
    // Browsers send the ends of lines as CR LF; the visitor typed one letter.
    names.map((name) => [name, (fields.get(name) ?? '').replaceAll('\r\n', '\n')]),
  );
  const request = appointmentRequestSchema.safeParse({
    form,
    kind,
    language,
    draftId: digestKey([form, kind, values, localDateAt(now, scheduling.zone)], files),
    isFromScheduling: false,
    honeypot: honeypot.slice(0, 200),
    values,
  });
  if (!request.success) return { outcome: 'error', values: {}, problems: {}, hasLostFiles: files.size > 0 };
  const returned = { values, problems: {}, hasLostFiles: files.size > 0 };
  if (!(await allowance.take())) return { outcome: 'tooMany', ...returned };
  const taken = await requestAppointment(request.data, { now, files });
  if (taken.ok) {
    const { error, ...told } = taken.value;
    return error ? { outcome: 'error', ...returned } : { outcome: 'success', ...told };
  }
  const { error, problems } = taken.error;
  if (isFree(taken.error)) await allowance.giveBack();
  if (error !== 'invalidRequest') return { outcome: 'error', ...returned };
  return { outcome: 'refused', ...returned, problems: problems ?? {} };
}
