import type { LoaderContext, LoaderResult } from '@/cms/block';
import type { CaptchaSetup } from '@/config/captcha';
import { honeypotName, postedBlock } from '@/config/forms';
import type { RequestKind } from '@/domain/patient-form/description';
import { specialtyLabel } from '@/domain/patient-form/specialty';
import { pediatricSubsites, subsiteOf } from '@/domain/subsites';
import { fold } from '@/lib/fold';
import { env } from '#config/server/env';
import { captchaSetup } from '#services/captcha/setup';
import { hasExtensions } from '#services/scheduling/extensions';
import { fetchFormItem } from '#services/request/form-item';
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

type FormKind = {
  readonly kind: RequestKind;
  readonly isCaptchaRequired: boolean;
  /** Its specialties lie in a folder. */
  readonly offersFolder?: boolean;
};

/**
 * Makes a request form ready, and takes in what was posted to it.
 * @requirement J1 J2 J3 J5
 */
export async function loadRequestForm(
  { kind, isCaptchaRequired, offersFolder = false }: FormKind,
  context: LoaderContext,
): Promise<LoaderResult<LoadedForm>> {
  const { rendering, language, query, posted, pathname } = context;
  const subsite = subsiteOf(pathname);
  const patients = subsite && pediatricSubsites.includes(subsite) ? 'children' : undefined;
  const [{ isWhole, doctor, ...options }, inFolder] = await Promise.all([
    formOptions({
      language,
      defaultLanguage: env().DEFAULT_LANGUAGE,
      patients,
      doctor: query.get('doctor') ?? undefined,
    }),
    offersFolder ? specialtiesOfFolder(context) : undefined,
  ]);
  const specialties = inFolder ?? options.specialties;
  const data: LoadedForm = {
    ...options,
    specialties,
    wanted: {
      specialty: valueFor(specialties, query.get('speciality')),
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

/** The specialties that an author offers below a folder; undefined where they are not known. @requirement J5 */
async function specialtiesOfFolder({
  rendering,
  language,
}: LoaderContext): Promise<FormOptions['specialties'] | undefined> {
  const form = await fetchFormItem({ id: rendering.dataSource, language });
  if (!form.ok || form.value.specialties.length === 0) return undefined;
  return form.value.specialties.map(({ name }) => [name, specialtyLabel(name)] as const);
}

/** What an address names, however it is written. */
function valueFor(options: FormOptions['specialties'], asked: string | null): string {
  const wanted = fold(asked ?? '').trim();
  return options.find((option) => option.some((text) => fold(text) === wanted))?.[0] ?? '';
}
