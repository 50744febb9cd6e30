import type { Loader } from '@/cms/block';
import type { SoonestAnswer, SoonestQuestion } from '@/contracts/soonest';
import { isSentBlank, soonestQuestion } from '@/features/book/model/soonest';
import { screeningSpecialties } from '#services/book/screening';
import { findSoonest } from '#services/book/soonest';

/** What the page knows; `answer` is null before anybody asks, and `unavailable` where nobody could be asked. */
export type SoonestData = {
  readonly question: SoonestQuestion;
  readonly specialties: readonly string[];
  /** The form was sent without saying what for. */
  readonly isBlank?: boolean;
  readonly answer: SoonestAnswer | 'unavailable' | null;
};

/** A page waits two seconds for its blocks: what is known by then is shown, or that nobody could be asked. */
const withinMs = 1700;
/** The names to choose from are a help only: what the visitor asked for is kept without them. */
const specialtiesWithinMs = 600;

/** @requirement I19 */
export const load: Loader<SoonestData> = async ({ rendering, language, query, signal }) => {
  const until = performance.now() + withinMs;
  const question = soonestQuestion(query);
  const source = rendering.dataSource;
  const brief = AbortSignal.any([signal, AbortSignal.timeout(specialtiesWithinMs)]);
  const found = source === '' ? undefined : await screeningSpecialties({ source, language }, brief);
  const specialties = found?.ok ? found.value.map(({ label }) => label) : [];
  if (question.wanted === '')
    return { ok: true, data: { question, specialties, isBlank: isSentBlank(query), answer: null } };
  const now = Date.now();
  const answer = await findSoonest({ ...question, specialties, language }, { now, until, signal });
  return {
    ok: true,
    data: { question, specialties, answer: answer.ok ? answer.value : 'unavailable' },
    isPartial: !answer.ok,
  };
};
