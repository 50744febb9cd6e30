import type { LoaderContext, LoaderResult } from '@/cms/block';
import type { CaptchaSetup } from '@/config/captcha';
import { honeypotName, postedBlock } from '@/config/forms';
import type { RequestKind } from '@/domain/patient-form/description';
import { pediatricSubsites, subsiteOf } from '@/domain/subsites';
import { fold } from '@/lib/fold';
import { env } from '#config/server/env';
import { captchaSetup } from '#services/captcha/setup';
import { hasExtensions } from '#services/scheduling/extensions';
import { formOptions, type FormOptions } from '#services/request/form-options';
import { takePostedRequest, type PostedOutcome } from '#services/request/posted';

/** What a request form knows before anybody types; `posted` when it came without scripts. */
type LoadedForm = Omit<FormOptions, 'isWhole' | 'doctor'> & {
  readonly wanted: { readonly specialty: string; readonly location: string; readonly doctor: string };
  readonly patients?: 'children';
  readonly captcha: CaptchaSetup | null;
  readonly isProtocolOnly?: true;
  readonly posted?: PostedOutcome;
};

type FormKind = { readonly kind: RequestKind; readonly isCaptchaRequired: boolean };

/**
 * Makes a request form ready, and takes in what was posted to it.
 * @requirement J1 J2 J3 J5
 */
export async function loadRequestForm(
  { kind, isCaptchaRequired }: FormKind,
  context: LoaderContext,
): Promise<LoaderResult<LoadedForm>> {
  const { rendering, language, query, posted, pathname } = context;
  const subsite = subsiteOf(pathname);
  const patients = subsite && pediatricSubsites.includes(subsite) ? 'children' : undefined;
  const { isWhole, doctor, ...options } = await formOptions({
    language,
    defaultLanguage: env().DEFAULT_LANGUAGE,
    patients,
    doctor: query.get('doctor') ?? undefined,
  });
  const data: LoadedForm = {
    ...options,
    wanted: {
      specialty: valueFor(options.specialties, query.get('speciality')),
      location: valueFor(options.locations, query.get('location')),
      doctor,
    },
    ...(patients && { patients }),
    captcha: isCaptchaRequired ? captchaSetup() : null,
    ...(hasExtensions() ? {} : { isProtocolOnly: true }),
  };
  if (posted?.fields.get(postedBlock) !== rendering.uid)
    return { ok: true, data, ...(isWhole ? {} : { isPartial: true }) };
  const honeypot = posted.fields.get(honeypotName) ?? '';
  const form = { form: rendering.dataSource, kind, language, honeypot };
  return { ok: true, data: { ...data, posted: await takePostedRequest(posted, form, Date.now()) } };
}

/** What an address names, however it is written. */
function valueFor(options: FormOptions['specialties'], asked: string | null): string {
  const wanted = fold(asked ?? '').trim();
  return options.find((option) => option.some((text) => fold(text) === wanted))?.[0] ?? '';
}
