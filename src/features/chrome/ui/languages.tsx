import { useEffect, useRef, type ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { languageHref, type LanguageLink } from '@/features/chrome/model/navigation';
import { directionOf } from '@/i18n/languages';
import { usePhrases } from '@/i18n/use-phrases';
import { Icon } from '@/ui/icon/Icon';
import styles from '@/features/chrome/ui/languages.module.css';

/**
 * The site's languages, each by its own name, as ordinary links that need no scripts. With scripts a click elsewhere
 * closes the list.
 * @requirement M2
 */
export function Languages({ languages }: { readonly languages: readonly LanguageLink[] }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const list = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const leave = (event: Event) => {
      const element = list.current;
      if (!element?.open || (event.target instanceof Node && element.contains(event.target))) return;
      element.open = false;
    };
    const escape = (event: KeyboardEvent) => closeOnEscape(event.key, list.current);
    document.addEventListener('keydown', escape);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('keydown', escape);
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, []);
  const isCurrent = ({ language }: LanguageLink) => language.toLowerCase() === page.language.toLowerCase();
  const current = languages.find(isCurrent);
  if (languages.length < 2) return null;
  return (
    <nav aria-label={t('Language')} className={styles.languages}>
      <details ref={list}>
        <summary>
          <Icon name="globe" />
          <span className="visually-hidden">{t('Language')}: </span>
          <span>{current?.name ?? page.language}</span>
          <Icon name="chevron-down" />
        </summary>
        <ul data-languages>
          {languages.map((link) => (
            <li key={link.language}>
              <a
                href={languageHref(link, page)}
                hrefLang={link.language}
                lang={link.language}
                dir={directionOf(link.language)}
                aria-current={isCurrent(link) ? 'true' : undefined}
              >
                {link.name}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

function closeOnEscape(key: string, list: HTMLDetailsElement | null): void {
  if (key !== 'Escape' || !list?.open) return;
  list.open = false;
  list.querySelector('summary')?.focus();
}
