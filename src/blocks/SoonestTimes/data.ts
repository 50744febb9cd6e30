import type { Loader } from '@/cms/block';
import type { SoonestAnswer, SoonestQuestion } from '@/contracts/soonest';
import { soonestQuestion } from '@/features/book/model/soonest';
import { screeningSpecialties } from '#services/book/screening';
import { findSoonest } from '#services/book/soonest';

/** What the page knows; `answer` is null before anybody asks, and `unavailable` where nobody could be asked. */
export type SoonestData = {
  readonly question: SoonestQuestion;
  readonly specialties: readonly string[];
  readonly answer: SoonestAnswer | 'unavailable' | null;
};

/** @requirement I19 */
export const load: Loader<SoonestData> = async ({ rendering, language, query, signal }) => {
  const question = soonestQuestion(query);
  const source = rendering.dataSource;
  const found = source === '' ? undefined : await screeningSpecialties({ source, language }, signal);
  const specialties = found?.ok ? found.value.map(({ label }) => label) : [];
  if (question.wanted === '') return { ok: true, data: { question, specialties, answer: null } };
  const now = Date.now();
  const answer = await findSoonest({ ...question, specialties, language }, { now, signal });
  return {
    ok: true,
    data: { question, specialties, answer: answer.ok ? answer.value : 'unavailable' },
    isPartial: !answer.ok,
  };
};
