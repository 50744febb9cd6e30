import type { ReactNode } from 'react';
import { languageName } from '@/i18n/language-name';
import type { Languages } from '@/i18n/speech';
import styles from '@/cms/fields/foreign-mark.module.css';

/**
 * Stands beside the name of a page that nobody has translated: the name of its language, in the reader's words.
 * @requirement A8
 */
export function ForeignMark({ page }: { readonly page: Languages }): ReactNode {
  return (
    <>
      {' '}
      <span className={styles.mark}>({languageName(page.defaultLanguage, page.language)})</span>
    </>
  );
}
