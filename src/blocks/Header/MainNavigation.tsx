import { useEffect, useRef, type ReactNode } from 'react';
import { hrefOn, Link } from '@/cms/fields/link';
import type { Field } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import type { HeaderData } from './data';
import styles from './MainNavigation.module.css';

type NavigationItem = HeaderData['main'][number];

type MainNavigationProps = {
  readonly id: string;
  readonly items: readonly NavigationItem[];
  /** Whether the menu is open on narrow screens. */
  readonly isOpen: boolean;
  readonly requestLink: Field;
  /** Escape was pressed and no menu was open. */
  readonly onEscape: { readonly current: () => void };
};

/**
 * The main navigation: native disclosures of one name, so that the browser keeps a single one open. A click outside,
 * Escape and leaving it by keyboard close what is open.
 * @requirement M1
 */
export function MainNavigation({ id, items, isOpen, requestLink, onEscape }: MainNavigationProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const root = useRef<HTMLElement>(null);

  useEffect(() => {
    const close = (event: Event) => {
      const inside = event.target instanceof Node && root.current?.contains(event.target);
      for (const open of root.current?.querySelectorAll('details[open]') ?? []) {
        if (!inside || (event.target instanceof Node && !open.contains(event.target)))
          open.removeAttribute('open');
      }
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const open = root.current?.querySelector('details[open]');
      open?.removeAttribute('open');
      if (open) open.querySelector('summary')?.focus();
      else onEscape.current();
    };
    document.addEventListener('click', close);
    document.addEventListener('focusin', close);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('click', close);
      document.removeEventListener('focusin', close);
      document.removeEventListener('keydown', escape);
    };
  }, [onEscape]);

  return (
    <nav
      ref={root}
      id={id}
      aria-label={t('Main navigation')}
      className={styles.navigation}
      data-open={isOpen ? '' : undefined}
    >
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            {item.children.length === 0 ? (
              <a className={styles.top} href={hrefOn(page, item.href)}>
                {item.text}
              </a>
            ) : (
              <details name="main-navigation" className={styles.menu}>
                <summary className={styles.top}>{item.text}</summary>
                <div className={styles.panel}>
                  <ul>
                    {item.children.map((child) => (
                      <Entry key={child.id} item={child} />
                    ))}
                  </ul>
                </div>
              </details>
            )}
          </li>
        ))}
        <li className={styles.request}>
          <Link field={requestLink} className={styles.requestLink} />
        </li>
      </ul>
    </nav>
  );
}

function Entry({ item }: { readonly item: NavigationItem }): ReactNode {
  const page = usePage();
  return (
    <li>
      {item.href === '' ? (
        <span className={styles.heading}>{item.text}</span>
      ) : (
        <a href={hrefOn(page, item.href)}>{item.text}</a>
      )}
      {item.children.length > 0 ? (
        <ul>
          {item.children.map((child) => (
            <Entry key={child.id} item={child} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
