import { useId, type ReactNode } from 'react';
import type { Trial } from '@/blocks/ClinicalTrialDetails/fields';
import styles from '@/blocks/ClinicalTrialDetails/EligibilityCheck.module.css';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { listOf } from '@/lib/list-of';

/**
 * Some questions that say whether a study could be for somebody. Style sheets choose the answer, so it works without
 * scripts, and nothing that is answered leaves the browser or stands in an address.
 * @requirement F4
 */
export function EligibilityCheck({ trial }: { readonly trial: Trial }): ReactNode {
  const t = usePhrases();
  const id = useId();
  const questions = useQuestions(trial);
  if (questions.length === 0) return null;
  return (
    <fieldset className={styles.check}>
      <legend>
        <h2>{t('Could this study be for me?')}</h2>
      </legend>
      {questions.map((question, index) => (
        <fieldset key={question} className={styles.question}>
          <legend>{question}</legend>
          {(['Yes', 'No'] as const).map((answer) => (
            <label key={answer}>
              <input type="radio" name={`${id}-${index}`} value={answer} required />
              {t(answer)}
            </label>
          ))}
        </fieldset>
      ))}
      <output className={styles.result}>
        <span data-when="open">{t('Answer all questions. Your answers are not sent or kept.')}</span>
        <span data-when="yes">{t('It could be. Read the details below, and ask the study team.')}</span>
        <span data-when="no">{t('By these answers it is not for you. Another study may be.')}</span>
      </output>
      <p className={styles.note}>
        {t('This is no decision: only the study team can say who can take part.')}
      </p>
    </fieldset>
  );
}

/** Only what the study says something about is asked. */
function useQuestions({
  ageLimits: { from, to },
  gender,
  isForEveryGender,
  takesHealthyVolunteers,
  conditions,
}: Trial): readonly string[] {
  const t = usePhrases();
  const { language } = usePage();
  const names = listOf(
    conditions.map(({ name }) => name),
    language,
  );
  return [
    from !== '' && to !== ''
      ? t('The study takes ages from {from} to {to}. Are you in between?', { from, to })
      : from === ''
        ? to === ''
          ? ''
          : t('The study takes ages up to {to}. Are you that age or younger?', { to })
        : t('The study takes ages from {from}. Are you that age or older?', { from }),
    gender === '' || isForEveryGender ? '' : t('The study takes: {who}. Is that you?', { who: gender }),
    takesHealthyVolunteers !== false || names === ''
      ? ''
      : t('The study is about: {conditions}. Do you have it?', { conditions: names }),
  ].filter((question) => question !== '');
}
