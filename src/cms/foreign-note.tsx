import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { languageName } from '@/i18n/language-name';
import { usePhrases } from '@/i18n/use-phrases';
import styles from '@/cms/page-regions.module.css';

/** Says first that a good part of the page is not in its language. @requirement A8 */
export function ForeignNote(): ReactNode {
  const t = usePhrases();
  const { isMuchForeign, language, defaultLanguage } = usePage();
  if (!isMuchForeign) return null;
  return (
    <p className={styles.foreign}>
      {t('Part of this page is in {language}.', { language: languageName(defaultLanguage, language) })}
    </p>
  );
}
