import type { ReactNode } from 'react';
import { readRegistryText, type List, type Part } from '@/blocks/ClinicalTrialDetails/registry-text';
import styles from '@/blocks/ClinicalTrialDetails/ClinicalTrialDetails.module.css';
import { Spoken } from '@/cms/fields/spoken';
import { usePhrases } from '@/i18n/use-phrases';

type RegistryTextProps = {
  readonly text: string;
  /** Of the headings in it. */
  readonly headingLevel?: 2 | 3;
  readonly className?: string | undefined;
};

/** A registry's plain text: its sentences, and the lists that it draws with stars, dashes and numbers. @requirement F4 */
export function RegistryText({
  text,
  headingLevel = 3,
  className = styles.text,
}: RegistryTextProps): ReactNode {
  return (
    <div className={className}>
      {readRegistryText(text).map((part, index) => partOf(part, index, headingLevel))}
    </div>
  );
}

function partOf(part: Part, index: number, level: 2 | 3): ReactNode {
  if (part.kind === 'list') return <Entries key={index} list={part.list} />;
  if (part.kind === 'heading') return <Title key={index} part={part} level={level} />;
  return (
    <p key={index}>
      <Spoken text={part.text} />
    </p>
  );
}

type TitleProps = { readonly part: Part & { kind: 'heading' }; readonly level: 2 | 3 };

function Title({ part: { means, text }, level }: TitleProps): ReactNode {
  const t = usePhrases();
  const Heading = `h${level}` as const;
  if (means === undefined)
    return (
      <Heading>
        <Spoken text={text} />
      </Heading>
    );
  return (
    <Heading>
      {means === 'in' ? t('You may be able to take part if:') : t('You cannot take part if:')}
    </Heading>
  );
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
