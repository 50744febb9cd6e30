import type { ReactNode } from 'react';
import { textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import type { Field } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { speechOf } from '@/i18n/speech';
import { usePhrases } from '@/i18n/use-phrases';
import { useFolds } from '@/ui/disclosure/use-folds';
import { Icon } from '@/ui/icon/Icon';
import styles from '@/blocks/Glossary/Glossary.module.css';

type LinksProps = {
  /** Links that an author wrote. */
  readonly field: Field;
};

/** A list of what is most read; nothing where an author wrote none. @requirement C1 */
export function MostRead({ field }: LinksProps): ReactNode {
  const t = usePhrases();
  if (textOf(field) === '') return null;
  return (
    <section className={styles.links}>
      <h2>{t('Most read')}</h2>
      <RichText field={field} />
    </section>
  );
}

/** Lists by body part or need, each below a heading; on narrow windows a heading opens its list. @requirement C1 */
export function Needs({ field }: LinksProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const groups = useFolds();
  const html = textOf(field);
  if (html === '') return null;
  const parts = needsOf(html);
  return (
    <section className={styles.links}>
      <h2>{t('By body part or need')}</h2>
      {parts.length === 0 ? (
        <RichText field={field} />
      ) : (
        <div {...speechOf(html, page)} ref={groups} className={styles.needs} data-folds="">
          {parts.map(({ heading, list }) => (
            <details key={heading} open>
              <summary>
                {/* Markup that the server has sanitised, as all authored text. */}
                <h3 dangerouslySetInnerHTML={{ __html: heading }} />
                <Icon name="chevron-down" className={styles.sign} />
              </summary>
              <div className="prose" dangerouslySetInnerHTML={{ __html: list }} />
            </details>
          ))}
        </div>
      )}
    </section>
  );
}

/** The headings of an authored text with what follows each; none where it does not begin with one. */
function needsOf(html: string): readonly { readonly heading: string; readonly list: string }[] {
  const [before = '', ...parts] = html.split(/<h3[^>]*>/);
  if (before.trim() !== '') return [];
  return parts.map((part) => {
    const [heading = '', list = ''] = part.split('</h3>');
    return { heading, list };
  });
}
