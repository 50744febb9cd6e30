import { useEffect, useState } from 'react';
import type { CareQuestion, QuestionsAnswer, ReasonsAnswer } from '@/contracts/scheduling';
import { isInPersonType } from '@/config/scheduling';
import { callScheduling } from './api';
import {
  askedQuestions,
  completedCare,
  isFirstViewComplete,
  sortedReasons,
  type Answers,
  type CareDraft,
} from '../model/care';
import type { BookingProvider, Care, PatientKind } from '../model/visit';

export type CareControl = {
  readonly draft: CareDraft;
  readonly reasons: readonly string[];
  readonly isLoading: boolean;
  readonly asked: readonly CareQuestion[];
  readonly isFirstViewComplete: boolean;
  readonly completed: Care | undefined;
  readonly setReason: (reason: string) => void;
  readonly setConcerns: (concerns: string) => void;
  readonly setAnswer: (key: string, answer: string) => void;
};

const none = { key: '', questions: [] };

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
  const [reasons, setReasons] = useState<readonly string[] | undefined>();
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly questions: readonly CareQuestion[] }>(
    none,
  );
  const [reason, setReason] = useState(initial?.reason ?? '');
  const [concerns, setConcerns] = useState(initial?.concerns ?? '');
  const [answers, setAnswers] = useState<Answers>(() =>
    Object.fromEntries((initial?.answers ?? []).map((answer) => [answer.key, answer.answer])),
  );
  const { npi, subspecialty } = provider;
  const { isNewPatient, isAdultPatient } = patient;
  const isInPersonVisit = visitType === undefined || isInPersonType(visitType);

  useEffect(() => {
    if (visitType === undefined) return undefined;
    const abort = new AbortController();
    const body = { providerId: npi, specialty, subspecialty, isNewPatient, isAdultPatient, isInPersonVisit };
    void callScheduling<ReasonsAnswer>('reasons', body, { signal: abort.signal }).then((found) => {
      if (abort.signal.aborted) return;
      const list = found.ok ? sortedReasons(found.value.reasons, language) : [];
      setReasons(list);
      setReason((before) => (list.length === 0 || list.includes(before) ? before : ''));
    });
    return () => abort.abort();
  }, [npi, specialty, subspecialty, isNewPatient, isAdultPatient, isInPersonVisit, visitType, language]);

  const asksFor = subspecialty || specialty;
  const key = reason === '' || visitType === undefined ? '' : [asksFor, reason, visitType].join('|');
  useEffect(() => {
    if (key === '' || visitType === undefined) return undefined;
    const abort = new AbortController();
    const body = { specialty: asksFor, reason, visitType };
    void callScheduling<QuestionsAnswer>('questions', body, { signal: abort.signal }).then((found) => {
      if (!abort.signal.aborted) setLoaded({ key, questions: found.ok ? found.value.questions : [] });
    });
    return () => abort.abort();
  }, [key, asksFor, reason, visitType]);
  const questions = loaded.key === key ? loaded.questions : undefined;

  const draft: CareDraft = { reason, concerns, answers, questions, hasReasons: (reasons?.length ?? 1) > 0 };
  return {
    draft,
    reasons: reasons ?? [],
    isLoading: reasons === undefined,
    asked: askedQuestions(questions ?? [], answers),
    isFirstViewComplete: isFirstViewComplete(draft),
    completed: completedCare(draft),
    setReason,
    setConcerns,
    setAnswer: (key, answer) => setAnswers((before) => ({ ...before, [key]: answer })),
  };
}
