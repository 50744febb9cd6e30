import { useState } from 'react';
import type { SpecialtyAnswer } from '@/contracts/specialty';
import type { FormControl } from '@/ui/form/form-control';
import { callScheduling } from '@/features/appointment/state/api';
import {
  answeredBy,
  findingFor,
  isOfChild,
  type ScreeningData,
  type ScreeningField,
  type SpecialtyFinding,
} from '../model/screening';

type FinderSetup = {
  readonly form: FormControl<ScreeningField>;
  readonly data: ScreeningData;
  readonly language: string;
  /** What the server found for the words of the address. */
  readonly first: SpecialtyFinding | undefined;
};

export type SpecialtyFinder = {
  readonly words: string;
  readonly finding: SpecialtyFinding | undefined;
  readonly isAsking: boolean;
  readonly change: (words: string) => void;
  readonly find: () => Promise<void>;
};

/** Finds the specialty for words of the visitor's own, chooses it, and leads back to the list. @requirement I1 B19 */
export function useSpecialtyFinder({ form, data, language, first }: FinderSetup): SpecialtyFinder {
  const [words, setWords] = useState(first?.words ?? '');
  const [finding, setFinding] = useState(first);
  const [isAsking, setAsking] = useState(false);
  const find = async (): Promise<void> => {
    const asked = words.trim();
    if (isAsking) return;
    if (asked === '') {
      setFinding({ status: 'blank', words: '' });
      return;
    }
    setAsking(true);
    const isForChild = isOfChild(form.values.birthDate, data.today);
    const answer = await callScheduling<SpecialtyAnswer>('specialty', { words: asked, language, isForChild });
    setAsking(false);
    const found = findingFor(asked, answer.ok ? answer.value.specialties : undefined, data.specialties);
    setFinding(found);
    if (found.status !== 'found') return;
    form.change(answeredBy(found.specialty));
    document.getElementById(form.field('specialty').id)?.focus();
  };
  return { words, finding, isAsking, change: setWords, find };
}
