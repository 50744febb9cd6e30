import type { ReactNode } from 'react';
import { Spoken } from '@/cms/fields/spoken';
import styles from '@/blocks/BYOCWrapper/BYOCWrapper.module.css';

/** Properties as an author wrote them: anything. */
export type OwnProps = Readonly<Record<string, unknown>>;

type OwnComponent = (props: OwnProps) => ReactNode;

/**
 * The components that authors may name: each shows text alone, and nothing for properties that it cannot use.
 * @requirement G10
 */
export const ownComponents: Readonly<Record<string, OwnComponent>> = {
  FactGrid: ({ title, facts }) => {
    const shown = listIn(facts).flatMap((fact) => {
      const [value, label] = [wordsIn(fact, 'value'), wordsIn(fact, 'label')];
      return value === '' || label === '' ? [] : [{ value, label }];
    });
    if (shown.length === 0) return null;
    return (
      <>
        <Title text={textIn(title)} />
        <dl className={styles.facts}>
          {shown.map(({ value, label }) => (
            <div key={label}>
              <dt>
                <Spoken text={label} />
              </dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </>
    );
  },
  StepList: ({ title, steps }) => {
    const shown = listIn(steps).flatMap((step) => textIn(step) || []);
    if (shown.length === 0) return null;
    return (
      <>
        <Title text={textIn(title)} />
        <ol className={styles.steps}>
          {shown.map((step) => (
            <li key={step}>
              <Spoken text={step} />
            </li>
          ))}
        </ol>
      </>
    );
  },
};

function Title({ text }: { readonly text: string }): ReactNode {
  return text === '' ? null : (
    <h2>
      <Spoken text={text} />
    </h2>
  );
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? [...new Set(value as readonly unknown[])] : [];
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}

function wordsIn(value: unknown, name: string): string {
  return typeof value === 'object' && value !== null ? textIn((value as OwnProps)[name]) : '';
}
