import { useId, type ReactNode } from 'react';
import type { Trial } from '@/blocks/ClinicalTrialDetails/fields';
import styles from '@/blocks/ClinicalTrialDetails/EligibilityCheck.module.css';
import { gap, PhraseAround } from '@/cms/fields/phrase-around';
import { SpokenList } from '@/cms/fields/spoken-list';
import { usePhrases } from '@/i18n/use-phrases';

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
      {questions.map(({ question, about = [] }, index) => (
        <fieldset key={question} className={styles.question}>
          <legend>
            <PhraseAround phrase={question}>
              <SpokenList words={about} />
            </PhraseAround>
          </legend>
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

type Question = {
  readonly question: string;
  /** The study's own words, for the gap of the question. */
  readonly about?: readonly string[];
};

/** Only what the study says something about is asked. */
function useQuestions({
  ageLimits: { from, to },
  gender,
  isForEveryGender,
  takesHealthyVolunteers,
  conditions,
}: Trial): readonly Question[] {
  const t = usePhrases();
  const asked: readonly (Question | false)[] = [
    from !== '' && to !== ''
      ? { question: t('The study takes ages from {from} to {to}. Are you in between?', { from, to }) }
      : to !== ''
        ? { question: t('The study takes ages up to {to}. Are you that age or younger?', { to }) }
        : from !== '' && {
            question: t('The study takes ages from {from}. Are you that age or older?', { from }),
          },
    gender !== '' &&
      !isForEveryGender && {
        question: t('The study takes: {who}. Is that you?', { who: gap }),
        about: [gender],
      },
    takesHealthyVolunteers === false &&
      conditions.length > 0 && {
        question: t('The study is about: {conditions}. Do you have it?', { conditions: gap }),
        about: conditions.map(({ name }) => name),
      },
  ];
  return asked.filter((question) => question !== false);
}
