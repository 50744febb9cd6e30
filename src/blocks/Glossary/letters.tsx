import type { ReactNode } from 'react';
import { glossaryLetters } from '@/blocks/Glossary/alphabet';
import { usePage } from '@/cms/page';
import type { GlossaryPage } from '@/contracts/glossary';
import { usePhrases } from '@/i18n/use-phrases';
import styles from '@/blocks/Glossary/Glossary.module.css';

/** The anchor of the list. */
export const listId = 'conditionsList';

type LettersProps = {
  /** Address of the page with the list. */
  readonly here: string;
  readonly glossary: GlossaryPage;
};

/** The alphabet, each letter with the number of its entries. @requirement C1 */
export function Letters({ here, glossary }: LettersProps): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  return (
    <nav aria-label={t('By first letter')}>
      <ul className={styles.letters}>
        {glossaryLetters(language, glossary.letters).map((letter) => (
          <li key={letter}>
            <Letter letter={letter} here={here} glossary={glossary} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type LetterProps = LettersProps & { readonly letter: string };

function Letter({ letter, here, glossary }: LetterProps): ReactNode {
  const t = usePhrases();
  const name = letter === '#' ? t('Digits') : letter;
  if (!glossary.letters.includes(letter)) {
    return (
      <span className={styles.letter} data-empty="">
        <span aria-hidden="true">{letter}</span>
        <span className="visually-hidden">{t('{letter}: none', { letter: name })}</span>
      </span>
    );
  }
  return (
    <a
      href={`${here}?letter=${encodeURIComponent(letter)}#${listId}`}
      className={styles.letter}
      aria-label={letter === '#' ? name : undefined}
      aria-current={letter === glossary.letter ? 'true' : undefined}
      title={String(glossary.counts[letter] ?? '')}
      data-count={glossary.counts[letter]}
    >
      {letter}
    </a>
  );
}
