import type { ReactNode } from 'react';
import { Spoken } from '@/cms/fields/spoken';
import { fragmentOf, type AccordionPanel } from '@/features/content/model/panels';
import { usePhrases } from '@/i18n/use-phrases';
import styles from '@/blocks/ConditionAccordion/ConditionAccordion.module.css';

/** The fragment of the box about help; older links name it by its field. */
export const helpFragment = 'whenToCall';

/** Fewer sections are seen at once. */
const fewest = 3;

type PageContentsProps = {
  readonly panels: readonly AccordionPanel[];
  /** Where the box about help stands among the sections. */
  readonly help: 'first' | 'last' | 'none';
};

/** The sections of the page as links to them; nothing where they are few. @requirement G1 */
export function PageContents({ panels, help }: PageContentsProps): ReactNode {
  const t = usePhrases();
  const own = { fragment: helpFragment, title: t('When to call a doctor') };
  const entries = [
    ...(help === 'first' ? [own] : []),
    ...panels.map((panel) => ({ fragment: fragmentOf(panel, panels), title: panel.title })),
    ...(help === 'last' ? [own] : []),
  ];
  if (entries.length < fewest) return null;
  return (
    <nav aria-label={t('On this page')} className={styles.contents}>
      <p>{t('On this page')}</p>
      <ul>
        {entries.map(({ fragment, title }) => (
          <li key={fragment}>
            <a href={`#${fragment}`}>
              <Spoken text={title} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
