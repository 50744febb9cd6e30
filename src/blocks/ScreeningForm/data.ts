import type { Loader, LoaderContext } from '@/cms/block';
import { hrefOn } from '@/cms/fields/link';
import { bookingStepsPath, screenedName } from '@/config/booking-cookie';
import { postedBlock } from '@/config/forms';
import { scheduling } from '@/config/scheduling';
import { findingFor, searchHref, type ScreeningSpecialty } from '@/features/book/model/screening';
import { isSentBlank, soonestQuestion } from '@/features/book/model/soonest';
import { localDateAt } from '@/lib/chicago-time';
import { env } from '#config/server/env';
import { specialtiesFor } from '#services/book/specialty';
import { screeningSpecialties } from '#services/book/screening';
import { takeScreening, type ScreeningLoaded, type TakenScreening } from './posted';

/**
 * The specialties to choose from. A form that was sent without scripts leads to the physicians who fit, or comes back.
 * @requirement I1 K10
 */
export const load: Loader<ScreeningLoaded> = async (context) => {
  const { rendering, language, signal, posted } = context;
  const source = rendering.dataSource;
  if (source === '') return { ok: false, error: 'screeningUnknown' };
  const found = await screeningSpecialties({ source, language }, signal);
  if (!found.ok) return { ok: false, error: 'schedulingUnavailable' };
  const specialties = found.value;
  if (posted?.fields.get(postedBlock) !== rendering.uid)
    return { ok: true, data: { specialties, ...(await findingOf(context, specialties)) } };
  const today = localDateAt(Date.now(), scheduling.zone);
  const taken = takeScreening(posted.fields, { specialties, today });
  if (taken.at !== 'complete') return { ok: true, data: { specialties, posted: taken } };
  return { ok: true, data: { specialties }, seeOther: keepAndLead(context, taken) };
};

/** A page waits two seconds for its blocks. */
const findingMs = 1200;

/** What the words of the address mean: somebody without scripts does not know the specialty. */
async function findingOf(
  { query, language, searches, signal }: LoaderContext,
  specialties: readonly ScreeningSpecialty[],
): Promise<Pick<ScreeningLoaded, 'finding'>> {
  const { wanted: words, isAdultPatient } = soonestQuestion(query);
  if (words === '') return isSentBlank(query) ? { finding: { status: 'blank', words } } : {};
  const isAllowed = !searches || (await searches.take());
  const brief = AbortSignal.any([signal, AbortSignal.timeout(findingMs)]);
  const asked = { words, language, isForChild: !isAdultPatient };
  const found = isAllowed ? await specialtiesFor(asked, brief) : undefined;
  return { finding: findingFor(words, found?.ok ? found.value : undefined, specialties) };
}

/**
 * Keeps the answers for the booking, sealed in the visitor's browser: no address names them.
 * @returns where the physicians are who fit
 * @requirement I1 I11
 */
function keepAndLead(
  { visitor, rendering, language, pathname }: LoaderContext,
  { kept, specialty, part }: Extract<TakenScreening, { at: 'complete' }>,
): string {
  const place = { language, pathname, defaultLanguage: env().DEFAULT_LANGUAGE };
  visitor?.keptFor(hrefOn(place, bookingStepsPath)).write(screenedName, kept);
  return hrefOn(place, searchHref(rendering.fields, { specialty, part, ...kept }));
}
