import type { ReactNode } from 'react';
import type { CareQuestion as Question } from '@/contracts/scheduling';
import { usePhrases } from '@/i18n/use-phrases';
import { RadioGroup } from '@/ui/field/RadioGroup';
import { SelectField } from '@/ui/field/SelectField';
import { TextField } from '@/ui/field/TextField';
import type { CareControl } from '../state/use-care';

type CareQuestionProps = { readonly question: Question; readonly care: CareControl };

/** A question with the control that its author chose. @requirement I7 */
export function CareQuestion({ question, care }: CareQuestionProps): ReactNode {
  const t = usePhrases();
  // A key may hold spaces, which stand between two ids where one names others.
  const id = `oas-q-${question.key.replace(/\s/g, '-')}`;
  const value = care.draft.answers[question.key] ?? '';
  const onValueChange = (answer: string) => care.setAnswer(question.key, answer);
  const say = (text: string) => care.draft.words[text] ?? text;
  const options = question.answers.map(({ text }) => [text, say(text)] as const);
  const common = { id, label: say(question.question), value, onValueChange, isRequired: true };
  switch (question.format) {
    case 'radio':
      return <RadioGroup {...common} options={options} />;
    case 'dropDown':
      return <SelectField {...common} options={options} empty={t('Choose an answer')} />;
    case 'freeText':
      return <TextField {...common} maxLength={500} />;
  }
}
