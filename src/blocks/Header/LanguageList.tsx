import type { ReactNode } from 'react';
import { localizedPath, usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import type { LanguageLink } from './data';
import styles from './LanguageList.module.css';

/**
 * The languages of the site as ordinary links: the same path in that language, or an address of its own.
 * @requirement M2
 */
export function LanguageList({ languages }: { readonly languages: readonly LanguageLink[] }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  if (languages.length < 2) return null;
  return (
    <nav aria-label={t('Language')} className={styles.languages}>
      <ul>
        {languages.map(({ name, language, url }) => (
          <li key={language}>
            <a
              href={url || localizedPath(page.pathname, { language, defaultLanguage: page.defaultLanguage })}
              lang={language}
              hrefLang={language}
              aria-current={language === page.language ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
