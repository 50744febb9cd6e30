import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { SectionPage } from '@/blocks/NavigationSidebar/data';
import type { BlockProps } from '@/cms/block';
import { hrefOn } from '@/cms/fields/link';
import { textOf } from '@/cms/fields/readers';
import { Spoken } from '@/cms/fields/spoken';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { usePhrases } from '@/i18n/use-phrases';
import { Icon } from '@/ui/icon/Icon';
import styles from '@/blocks/NavigationSidebar/NavigationSidebar.module.css';

/**
 * The pages of the section that the page is in. On narrow windows they are behind a button; without scripts they are
 * open. The skip link leads to what follows: the page's own text.
 * @requirement G9
 */
export function NavigationSidebar({ fields, data }: BlockProps<ComponentFields, SectionPage>): ReactNode {
  const t = usePhrases();
  const { isEditing } = usePage();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (isEditing)
    return (
      <AuthorNotice>
        NavigationSidebar (the pages of this section): user interaction not available in experience editor
      </AuthorNotice>
    );
  if (!data?.ok) return null;
  const section = data.data;
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    document.getElementById(`${id}-toggle`)?.focus();
  };
  return (
    <>
      {/* Escape closes the list from anywhere inside of it; the links themselves need no handler. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <nav
        aria-label={textOf(fields?.titleText) || t('In this section')}
        className={styles.sidebar}
        onKeyDown={closeOnEscape}
      >
        <a className={`${styles.skip} visually-hidden`} href={`#${id}-end`}>
          {t('Skip to Main Content')}
        </a>
        <button
          type="button"
          id={`${id}-toggle`}
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={`${id}-pages`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('Mobile Menu')}
          <Icon name={isOpen ? 'x' : 'menu'} size="m" />
        </button>
        <div id={`${id}-pages`} className={isOpen ? styles.pages : styles.closed}>
          <p className={styles.section}>
            <PageLink page={section} />
          </p>
          <Pages pages={section.children} />
        </div>
      </nav>
      <span id={`${id}-end`} tabIndex={-1} />
    </>
  );
}

function Pages({ pages }: { readonly pages: readonly SectionPage[] }): ReactNode {
  if (pages.length === 0) return null;
  return (
    <ul>
      {pages.map((page) => (
        <li key={page.id}>
          <PageLink page={page} />
          <Pages pages={page.children} />
        </li>
      ))}
    </ul>
  );
}

function PageLink({ page }: { readonly page: SectionPage }): ReactNode {
  const current = usePage();
  return (
    <a
      href={hrefOn(current, page.href)}
      aria-current={page.href.toLowerCase() === current.itemPath.toLowerCase() ? 'page' : undefined}
    >
      <Spoken text={page.text} />
    </a>
  );
}
