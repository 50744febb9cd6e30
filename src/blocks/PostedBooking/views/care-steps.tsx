import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { scheduling } from '@/config/scheduling';
import { askedQuestions } from '@/features/book/model/care';
import { RedFlagNotice } from '@/features/red-flag/red-flag-notice';
import { usePhrases } from '@/i18n/use-phrases';
import { RadioGroup } from '@/ui/field/RadioGroup';
import { SelectField } from '@/ui/field/SelectField';
import { TextArea } from '@/ui/field/TextArea';
import { TextField } from '@/ui/field/TextField';
import styles from '@/features/appointment/ui/appointment.module.css';
import { names, stepHref } from '../address';
import type { StepView } from '../view';
import { StepForm } from './frame';
import { useProblems } from './use-problems';

type CareStepProps = { readonly view: StepView };

/** The reason for the visit, and what the visitor wants to address. @requirement I7 */
export function CareStep({ view }: CareStepProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { id, booking, care } = view;
  const reasons = care?.reasons ?? [];
  const labels = {
    ...(reasons.length > 0 ? { reason: t('Reason for visit') } : {}),
    concerns: t('What do you want to address?'),
  };
  const { errors, errorOf } = useProblems(view.problems, labels);
  return (
    <StepForm id={id} step="care" errors={errors} back={stepHref(page, { id, step: 'details' })}>
      {reasons.length > 0 ? (
        <SelectField
          id="reason"
          label={t('Reason for visit')}
          error={errorOf('reason')}
          defaultValue={care?.draft.reason ?? ''}
          empty={t('Choose a reason')}
          options={reasons}
        />
      ) : null}
      <p className={styles.hint}>
        {t('In an emergency do not wait for a visit: call')} <a href="tel:911">911</a>.
      </p>
      <TextArea
        id="concerns"
        label={labels.concerns}
        error={errorOf('concerns')}
        defaultValue={booking.concerns}
        maxLength={scheduling.concernsLength}
      />
      <RedFlagNotice text={`${booking.reason} ${booking.concerns}`} />
    </StepForm>
  );
}

/** One of the clinic's questions. @requirement I7 */
export function QuestionStep({ view }: CareStepProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { id, number, care } = view;
  const { questions = [], answers = {}, words = {} } = care?.draft ?? {};
  const asked = askedQuestions(questions ?? [], answers);
  const question = asked[number - 1];
  const say = (text: string) => words[text] ?? text;
  const { errors, errorOf } = useProblems(view.problems, { answer: question ? say(question.question) : '' });
  if (!question) return null;
  const field = {
    id: 'answer',
    label: say(question.question),
    error: errorOf('answer'),
    defaultValue: answers[question.key] ?? '',
  };
  const options = question.answers.map(({ text }) => [text, say(text)] as const);
  const back =
    number > 1 ? { id, step: 'question' as const, number: number - 1 } : { id, step: 'care' as const };
  return (
    <StepForm
      id={id}
      step="question"
      more={{ [names.number]: String(number) }}
      errors={errors}
      back={stepHref(page, back)}
    >
      <p className={styles.hint}>
        {t('Additional question {number} of {total}', { number, total: asked.length })}
      </p>
      {question.format === 'radio' ? <RadioGroup {...field} options={options} /> : null}
      {question.format === 'dropDown' ? (
        <SelectField {...field} options={options} empty={t('Choose an answer')} />
      ) : null}
      {question.format === 'freeText' ? <TextField {...field} maxLength={500} /> : null}
    </StepForm>
  );
}
