import { useEffect, useState } from 'react';
import type { CareQuestion, CareWords, QuestionsAnswer, ReasonsAnswer } from '@/contracts/scheduling';
import { isInPersonType } from '@/config/visit-types';
import { callScheduling } from '@/features/appointment/state/api';
import { readScheduleData } from '@/features/appointment/state/schedule-data';
import {
  askedQuestions,
  completedCare,
  isFirstViewComplete,
  sortedReasons,
  type Answers,
  type CareDraft,
} from '../model/care';
import type { BookingProvider, Care, PatientKind } from '@/features/appointment/model/visit';

export type CareControl = {
  readonly draft: CareDraft;
  /** Each with its words in the page's language. */
  readonly reasons: readonly (readonly [reason: string, text: string])[];
  readonly isLoading: boolean;
  /** The questions of the chosen reason are on their way. */
  readonly isAsking: boolean;
  readonly asked: readonly CareQuestion[];
  readonly isFirstViewComplete: boolean;
  readonly completed: Care | undefined;
  readonly setReason: (reason: string) => void;
  readonly setConcerns: (concerns: string) => void;
  readonly setAnswer: (key: string, answer: string) => void;
};

const none = { key: '', questions: [], words: {} };
const noReasons: ReasonsAnswer = { reasons: [], specialty: '', words: {} };

type CareInput = {
  readonly provider: BookingProvider;
  readonly specialty: string;
  readonly patient: PatientKind;
  readonly visitType: string | undefined;
  readonly initial: Care | undefined;
  readonly language: string;
};

/**
 * Reasons, concerns and questions of the care step. It lives as long as the wizard, so that going back loses nothing.
 * @requirement I7
 */
export function useCare({
  provider,
  specialty,
  patient,
  visitType,
  initial,
  language,
}: CareInput): CareControl {
  const [offered, setOffered] = useState<ReasonsAnswer | undefined>();
  const [loaded, setLoaded] = useState<QuestionsAnswer & { readonly key: string }>(none);
  const [reason, setReason] = useState(initial?.reason ?? '');
  const [concerns, setConcerns] = useState(initial?.concerns ?? '');
  const [answers, setAnswers] = useState<Answers>(() =>
    Object.fromEntries((initial?.answers ?? []).map((answer) => [answer.key, answer.answer])),
  );
  const { npi } = provider;
  const { isNewPatient, isAdultPatient } = patient;
  const isInPersonVisit = visitType === undefined || isInPersonType(visitType);

  useEffect(() => {
    if (visitType === undefined) return undefined;
    const abort = new AbortController();
    const { providerSubspecialty: subspecialty = '' } = readScheduleData();
    const visit = { providerId: npi, specialty, subspecialty, isNewPatient, isAdultPatient, isInPersonVisit };
    const body = { ...visit, language };
    void callScheduling<ReasonsAnswer>('reasons', body, { signal: abort.signal }).then((found) => {
      if (abort.signal.aborted) return;
      const answer = found.ok ? found.value : noReasons;
      setOffered(answer);
      const { reasons } = answer;
      setReason((before) => (reasons.length === 0 || reasons.includes(before) ? before : ''));
    });
    return () => abort.abort();
  }, [npi, specialty, isNewPatient, isAdultPatient, isInPersonVisit, visitType, language]);

  const asksFor = offered?.specialty || specialty;
  const isSaid = offered !== undefined && reason !== '' && visitType !== undefined;
  const key = isSaid ? [asksFor, reason, visitType].join('|') : '';
  useEffect(() => {
    if (key === '' || visitType === undefined) return undefined;
    const abort = new AbortController();
    const body = { specialty: asksFor, reason, visitType, language };
    void callScheduling<QuestionsAnswer>('questions', body, { signal: abort.signal }).then((found) => {
      if (!abort.signal.aborted) setLoaded({ ...(found.ok ? found.value : none), key });
    });
    return () => abort.abort();
  }, [key, asksFor, reason, visitType, language]);
  const questions = offered && loaded.key === key ? loaded.questions : undefined;
  const words: CareWords = { ...offered?.words, ...loaded.words };

  const hasReasons = (offered?.reasons.length ?? 1) > 0;
  const draft: CareDraft = { reason, concerns, answers, questions, hasReasons, words };
  return {
    draft,
    reasons: sortedReasons(offered?.reasons ?? [], { words, language }),
    isLoading: offered === undefined,
    isAsking: questions === undefined,
    asked: askedQuestions(questions ?? [], answers),
    isFirstViewComplete: isFirstViewComplete(draft),
    completed: completedCare(draft),
    setReason,
    setConcerns,
    setAnswer: (key, answer) => setAnswers((before) => ({ ...before, [key]: answer })),
  };
}
