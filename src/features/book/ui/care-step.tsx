import { useId, type ReactNode } from 'react';
import { scheduling } from '@/config/scheduling';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { isAnswered } from '../model/care';
import { LateRedFlagNotice } from '@/features/red-flag/late-red-flag-notice';
import { SelectField } from '@/ui/field/SelectField';
import { TextArea } from '@/ui/field/TextArea';
import type { CareControl } from '../state/use-care';
import { CareQuestion } from './care-question';
import styles from '@/features/appointment/ui/appointment.module.css';

type CareStepProps = {
  readonly care: CareControl;
  /** 0 is the first view, with reason, concerns and the first question. Each view from 1 on has one question. */
  readonly questionIndex: number;
  readonly isChange: boolean;
  readonly onQuestion: (index: number) => void;
  readonly onBack: () => void;
  readonly onFinished: () => void;
};

/** Step 3: the reason for the visit, the visitor's concerns, and the questions that follow. @requirement I7 */
export function CareStep(props: CareStepProps): ReactNode {
  return props.questionIndex === 0 ? <FirstView {...props} /> : <FurtherQuestion {...props} />;
}

function FirstView({ care, isChange, onQuestion, onBack, onFinished }: CareStepProps): ReactNode {
  const t = usePhrases();
  const id = useId();
  const { draft, asked } = care;
  const [first] = asked;
  const canContinue = care.isFirstViewComplete;
  if (care.isLoading) {
    return <output className={styles.loading}>{t('Loading…')}</output>;
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!canContinue) return;
        if (asked.length > 1) onQuestion(1);
        else onFinished();
      }}
    >
      {care.reasons.length > 0 ? (
        <SelectField
          id={`${id}-reason`}
          label={t('Reason for visit')}
          value={draft.reason}
          onValueChange={care.setReason}
          isRequired
          empty={t('Choose a reason')}
          options={care.reasons}
        />
      ) : null}
      <p className={styles.hint}>
        {t('In an emergency do not wait for a visit: call')} <a href="tel:911">911</a>.
      </p>
      <TextArea
        isRequired
        id={`${id}-concerns`}
        label={t('What do you want to address?')}
        value={draft.concerns}
        onValueChange={care.setConcerns}
        maxLength={scheduling.concernsLength}
      />
      <LateRedFlagNotice text={`${draft.reason} ${draft.concerns}`} />
      {first ? <CareQuestion question={first} care={care} /> : null}
      {care.isAsking ? <output className={styles.loading}>{t('Loading…')}</output> : null}
      <div className={styles.stepActions}>
        <Button variant="secondary" onClick={onBack}>
          {t('Back')}
        </Button>
        <Button
          type="submit"
          disabled={!canContinue}
          aria-describedby={canContinue ? undefined : `${id}-why`}
        >
          {isChange && asked.length <= 1 ? t('Save') : t('Continue')}
        </Button>
        {canContinue ? null : (
          <p id={`${id}-why`} className={styles.hint}>
            {t('Answer every question above to continue.')}
          </p>
        )}
      </div>
    </form>
  );
}

/** "Back" leads to the first view from each question; before this one there is no other, so "Previous" would do the same. */
const firstFurther = 1;

function FurtherQuestion({
  care,
  questionIndex,
  isChange,
  onQuestion,
  onBack,
  onFinished,
}: CareStepProps): ReactNode {
  const t = usePhrases();
  const id = useId();
  const question = care.asked[questionIndex];
  if (!question) return null;
  const isLast = questionIndex >= care.asked.length - 1;
  const canGoOn = isAnswered(question, care.draft.answers) && (!isLast || care.completed !== undefined);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!canGoOn) return;
        if (isLast) onFinished();
        else onQuestion(questionIndex + 1);
      }}
    >
      <p className={styles.hint}>
        {t('Additional question {number} of {total}', {
          number: questionIndex,
          total: care.asked.length - 1,
        })}
      </p>
      <CareQuestion question={question} care={care} />
      <div className={styles.stepActions}>
        <Button variant={questionIndex > firstFurther ? 'tertiary' : 'secondary'} onClick={onBack}>
          {t('Back')}
        </Button>
        {questionIndex > firstFurther ? (
          <Button variant="secondary" onClick={() => onQuestion(questionIndex - 1)}>
            {t('Previous')}
          </Button>
        ) : null}
        <Button type="submit" disabled={!canGoOn} aria-describedby={canGoOn ? undefined : `${id}-why`}>
          {!isLast ? t('Next') : isChange ? t('Save') : t('Continue')}
        </Button>
        {canGoOn ? null : (
          <p id={`${id}-why`} className={styles.hint}>
            {t('Answer the question to continue.')}
          </p>
        )}
      </div>
    </form>
  );
}
