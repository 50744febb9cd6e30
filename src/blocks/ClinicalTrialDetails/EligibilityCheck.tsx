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
        <h2>{t(titles[trial.subject])}</h2>
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
        <span data-when="no">{t('By these answers this study does not fit. Another one may.')}</span>
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

/** Words by who would take part. */
const titles = {
  reader: 'Could this study be for me?',
  parent: 'Could this study be for my child?',
  either: 'Could this study be for me or my child?',
} as const;
const ageQuestions = {
  reader: 'Does your age fit?',
  parent: 'Does your child’s age fit?',
  either: 'Does your age fit, or your child’s?',
} as const;
const whoQuestions = {
  reader: 'Is that you?',
  parent: 'Is that your child?',
  either: 'Is that you or your child?',
} as const;
const conditionQuestions = {
  reader: 'Do you have this: {conditions}?',
  parent: 'Does your child have this: {conditions}?',
  either: 'Do you or your child have this: {conditions}?',
} as const;

/** Only what the study says something about is asked. */
function useQuestions({
  ageLimits: { from, to },
  gender,
  isForEveryGender,
  takesHealthyVolunteers,
  conditions,
  subject,
}: Trial): readonly Question[] {
  const t = usePhrases();
  const ages =
    from !== '' && to !== ''
      ? t('Ages in this study: {from} to {to}.', { from, to })
      : to !== ''
        ? t('Ages in this study: up to {to}.', { to })
        : from !== '' && t('Ages in this study: {from} and older.', { from });
  // A service that a study is about is nothing that somebody has.
  const illnesses = conditions.filter(({ isService }) => !isService);
  const asked: readonly (Question | false)[] = [
    ages !== false && { question: `${ages} ${t(ageQuestions[subject])}` },
    gender !== '' &&
      !isForEveryGender && {
        question: `${t('This study is only for: {who}.', { who: gap })} ${t(whoQuestions[subject])}`,
        about: [gender],
      },
    takesHealthyVolunteers === false &&
      illnesses.length > 0 && {
        question: t(conditionQuestions[subject], { conditions: gap }),
        about: illnesses.map(({ name }) => name),
      },
  ];
  return asked.filter((question) => question !== false);
}
