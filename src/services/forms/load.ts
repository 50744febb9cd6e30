import type { LoaderContext, LoaderResult, PostedForm } from '@/cms/block';
import { honeypotName, postedBlock } from '@/config/forms';
import type { CaptchaSetup } from '@/config/captcha';
import { scheduling } from '@/config/scheduling';
import { authoredFormSchema, type ValidationError } from '@/contracts/authored-form';
import {
  fieldName,
  visibleFields,
  type AuthoredForm,
  type AuthoredValues,
} from '@/domain/authored-form/authored-form';
import { localDateAt } from '@/lib/chicago-time';
import type { FieldProblem } from '@/lib/form-rules';
import { digestKey } from '#services/request/digest-key';
import { captchaSetup } from '#services/captcha/setup';
import { fetchForm } from '#services/forms/definition';
import { isFree, takeAuthoredForm } from '#services/forms/take';

/** What became of a form that came without scripts. What was typed comes back unless it was taken in. */
type Posted =
  | { readonly outcome: 'success' }
  | {
      readonly outcome: 'refused' | 'tooMany' | 'error';
      /** By the names of the fields. */
      readonly values: AuthoredValues;
      readonly problems: Readonly<Record<string, FieldProblem>>;
      readonly validationErrors: readonly ValidationError[];
    };

type LoadedForm = {
  readonly form: AuthoredForm;
  /** The forms service has no form of that id. */
  readonly isUnknown?: true;
  readonly captcha: CaptchaSetup | null;
  readonly posted?: Posted;
};

const nothing: LoadedForm = {
  form: { fields: [], submitLabel: '', unknown: [], isBlocked: true },
  captcha: null,
};

/**
 * Makes an authored form ready, and takes in what was posted to it. Without an id there is nothing to load.
 * @requirement K6 K10
 */
export async function loadAuthoredForm(
  { formId, isCaptchaRequired }: { readonly formId: string; readonly isCaptchaRequired: boolean },
  context: LoaderContext,
): Promise<LoaderResult<LoadedForm>> {
  const { rendering, language, posted } = context;
  // An author's mistake is no outage: the page with it is good to keep.
  if (formId === '') return { ok: true, data: nothing };
  const form = await fetchForm(formId, language);
  if (!form.ok && form.error === 'unknownForm') return { ok: true, data: { ...nothing, isUnknown: true } };
  if (!form.ok) return { ok: false, error: form.error };
  const data = { form: form.value, captcha: isCaptchaRequired ? captchaSetup() : null };
  if (posted?.fields.get(postedBlock) !== rendering.uid) return { ok: true, data };
  return { ok: true, data: { ...data, posted: await takePosted(posted, form.value, context) } };
}

async function takePosted(
  { fields, allowance }: PostedForm,
  form: AuthoredForm,
  { rendering, language }: LoaderContext,
): Promise<Posted> {
  // Browsers send the ends of lines as CR LF; the visitor typed one letter.
  const typed = visibleFields(form).map(
    (field) => [field, (fields.get(fieldName(field)) ?? '').replaceAll('\r\n', '\n')] as const,
  );
  const values = Object.fromEntries(typed.map(([{ id }, value]) => [id, value]));
  const today = localDateAt(Date.now(), scheduling.zone);
  const request = authoredFormSchema.safeParse({
    item: rendering.dataSource,
    language,
    draftId: digestKey([rendering.dataSource, values, today]),
    honeypot: (fields.get(honeypotName) ?? '').slice(0, 200),
    captcha: '',
    values,
  });
  const named = Object.fromEntries(typed.map(([field, value]) => [fieldName(field), value]));
  const returned = { values: named, problems: {}, validationErrors: [] };
  if (!request.success) return { outcome: 'error', ...returned };
  if (!(await allowance.take())) return { outcome: 'tooMany', ...returned };
  const taken = await takeAuthoredForm(request.data);
  if (taken.ok)
    return taken.value.error
      ? { outcome: 'refused', ...returned, validationErrors: taken.value.validationErrors }
      : { outcome: 'success' };
  if (isFree(taken.error)) await allowance.giveBack();
  if (taken.error.error !== 'invalidRequest') return { outcome: 'error', ...returned };
  return { outcome: 'refused', ...returned, problems: taken.error.problems ?? {} };
}
