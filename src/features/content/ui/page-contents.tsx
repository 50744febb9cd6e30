import type { ReactNode } from 'react';
import { Spoken } from '@/cms/fields/spoken';
import { usePhrases } from '@/i18n/use-phrases';

type PageContentsProps = {
  /** A title may be in English on a page of another language. */
  readonly entries: readonly { readonly fragment: string; readonly title: string }[];
  readonly className?: string | undefined;
};

/** The parts of a page as links to them; nothing where there are none. @requirement G1 H4 */
export function PageContents({ entries, className }: PageContentsProps): ReactNode {
  const t = usePhrases();
  if (entries.length === 0) return null;
  return (
    <nav aria-label={t('On this page')} className={className}>
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
