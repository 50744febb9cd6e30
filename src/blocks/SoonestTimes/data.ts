import type { Loader } from '@/cms/block';
import type { FirstTime, SoonestAnswer, SoonestQuestion } from '@/contracts/soonest';
import { isSentBlank, soonestQuestion } from '@/features/book/model/soonest';
import { offersOf } from '@/features/book/model/soonest-offers';
import { firstTimes } from '#services/book/first-times';
import { screeningSpecialties } from '#services/book/screening';
import { findSoonest } from '#services/book/soonest';

/** What the page knows; `answer` is null before anybody asks, and `unavailable` where nobody could be asked. */
export type SoonestData = {
  readonly question: SoonestQuestion;
  readonly specialties: readonly string[];
  /** The form was sent without saying what for. */
  readonly isBlank?: boolean;
  /** Of primary care, before anybody asks. */
  readonly first?: readonly FirstTime[];
  readonly answer: SoonestAnswer | 'unavailable' | null;
};

/** A page waits two seconds for its blocks: what is known by then is shown, or that nobody could be asked. */
const withinMs = 1700;
/** Before a question times are the lesser part. */
const firstWithinMs = 900;
/** The names to choose from are a help only: what the visitor asked for is kept without them. */
const specialtiesWithinMs = 600;

/** @requirement I19 */
export const load: Loader<SoonestData> = async ({ rendering, language, query, signal }) => {
  const start = performance.now();
  const now = Date.now();
  const question = soonestQuestion(query);
  const general = offersOf(rendering.fields, 'primaryCare');
  const source = rendering.dataSource;
  const brief = AbortSignal.any([signal, AbortSignal.timeout(specialtiesWithinMs)]);
  const known = source === '' ? undefined : screeningSpecialties({ source, language }, brief);
  if (question.wanted === '') {
    const asking = { now, until: start + firstWithinMs, signal };
    const [found, { times: first, isWhole }] = await Promise.all([
      known,
      firstTimes(general, language, asking),
    ]);
    const specialties = labelsOf(found);
    const data = { question, specialties, isBlank: isSentBlank(query), first, answer: null };
    return { ok: true, data, isPartial: !isWhole };
  }
  const specialties = labelsOf(await known);
  const primaryCare = general.flatMap(({ wanted, isForChild }) =>
    isForChild === question.isAdultPatient ? [] : [wanted],
  );
  const asked = { ...question, specialties, primaryCare, language };
  const answer = await findSoonest(asked, { now, until: start + withinMs, signal });
  return {
    ok: true,
    data: { question, specialties, answer: answer.ok ? answer.value : 'unavailable' },
    isPartial: !answer.ok,
  };
};

function labelsOf(found: Awaited<ReturnType<typeof screeningSpecialties>> | undefined): readonly string[] {
  return found?.ok ? found.value.map(({ label }) => label) : [];
}
