import type { ReactNode } from 'react';
import { readEligibility, type List, type Part } from '@/blocks/ClinicalTrialDetails/eligibility';
import styles from '@/blocks/ClinicalTrialDetails/ClinicalTrialDetails.module.css';
import { Spoken } from '@/cms/fields/spoken';
import { usePhrases } from '@/i18n/use-phrases';

/** Who may take part, as lists read from a registry's plain text. @requirement F4 */
export function EligibilityLists({ text }: { readonly text: string }): ReactNode {
  const parts = readEligibility(text);
  return <div className={styles.text}>{parts.map((part, index) => partOf(part, index))}</div>;
}

function partOf(part: Part, index: number): ReactNode {
  if (part.kind === 'list') return <Entries key={index} list={part.list} />;
  if (part.kind === 'heading') return <Title key={index} part={part} />;
  return (
    <p key={index}>
      <Spoken text={part.text} />
    </p>
  );
}

function Title({ part: { means, text } }: { readonly part: Part & { kind: 'heading' } }): ReactNode {
  const t = usePhrases();
  if (means === undefined)
    return (
      <h3>
        <Spoken text={text} />
      </h3>
    );
  return <h3>{means === 'in' ? t('You may be able to take part if:') : t('You cannot take part if:')}</h3>;
}

function Entries({ list: { isNumbered, entries } }: { readonly list: List }): ReactNode {
  const Element = isNumbered ? 'ol' : 'ul';
  return (
    <Element>
      {entries.map(({ text, list }, index) => (
        <li key={index}>
          <Spoken text={text} />
          {list ? <Entries list={list} /> : null}
        </li>
      ))}
    </Element>
  );
}
