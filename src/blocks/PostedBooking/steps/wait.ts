import type { PatientKind } from '@/features/appointment/model/visit';
import {
  freshWait,
  toJoinRequest,
  waitRules,
  type WaitField,
  type WaitForm,
} from '@/features/waitlist/model/wait-form';
import { formProblems, type FormProblems } from '@/lib/form-rules';
import type { Clinic } from '../clinic';

/** For which doctor and patient somebody waits; `path` is of the doctor's page, with its language. */
export type Awaited = { readonly npi: string; readonly path: string; readonly patient: PatientKind };

/** What became of the form: it was sent, or it comes back with what was typed. */
export type Waiting =
  | { readonly outcome: 'joined' }
  | {
      readonly outcome: 'refused' | 'tooMany' | 'failed';
      readonly values: WaitForm;
      readonly problems: FormProblems<WaitField>;
    };

/**
 * Puts an address on a doctor's waitlist, by the rules and within the limit of the form with scripts.
 * @param today - calendar date in Chicago, yyyy-MM-dd
 * @requirement I17 K10
 */
export async function takeWaiting(
  fields: URLSearchParams,
  { npi, path, patient }: Awaited,
  { clinic, today }: { readonly clinic: Clinic; readonly today: string },
): Promise<Waiting> {
  const values = waitIn(fields, today);
  const problems = formProblems(waitRules(values, today), values);
  if (Object.keys(problems).length > 0) return { outcome: 'refused', values, problems };
  const { language } = clinic;
  const asked = { ...toJoinRequest(values), ...patient, providerId: npi, profilePath: path, language };
  const joined = await clinic.wait(asked);
  return joined === 'joined' ? { outcome: joined } : { outcome: joined, values, problems };
}

function waitIn(fields: URLSearchParams, today: string): WaitForm {
  const said = (name: WaitField) => (fields.get(name) ?? '').slice(0, 200);
  const { timeOfDay } = freshWait(undefined, today);
  return {
    email: said('email'),
    earliest: said('earliest'),
    latest: said('latest'),
    timeOfDay: said('timeOfDay') || timeOfDay,
  };
}
