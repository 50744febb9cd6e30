import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { footerColumns } from '@/blocks/Footer/fields';
import { textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import { Spoken } from '@/cms/fields/spoken';
import type { NavLink } from '@/features/chrome/model/navigation';
import { NavAnchor } from '@/features/chrome/ui/nav-link';
import { usePhrases } from '@/i18n/use-phrases';
import { Icon } from '@/ui/icon/Icon';
import styles from '@/blocks/Footer/Footer.module.css';

type Props = {
  readonly fields: ComponentFields | undefined;
  /** The folders below the footer's item, by name. */
  readonly groups: readonly NavLink[];
};

/** The three groups of links; one without links is left out. @requirement M7 */
export function FooterColumns({ fields, groups }: Props): ReactNode {
  const t = usePhrases();
  const columns = useCollapsedOnNarrow();
  return (
    <div ref={columns} className={styles.columns} data-folds="">
      {footerColumns.map(({ folder, titleField, title }) => {
        const group = groups.find(({ text }) => text === folder);
        return group && group.children.length > 0 ? (
          <Column key={folder} title={textOf(fields?.[titleField]) || t(title)} links={group.children} />
        ) : null;
      })}
    </div>
  );
}

function Column({ title, links }: { readonly title: string; readonly links: readonly NavLink[] }): ReactNode {
  return (
    <details className={styles.column} open>
      <summary>
        <Spoken text={title} />
        <Icon name="chevron-down" className={styles.sign} />
      </summary>
      <ul>
        {links.map((link) => (
          <li key={link.id}>
            <NavAnchor link={link} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * Closes the groups in narrow windows. The server sends them open, for browsers without scripts and for wide windows, where
 * their titles are not buttons. Until this has run, the style sheet hides what it will close, so that nothing moves.
 */
function useCollapsedOnNarrow(): RefObject<HTMLDivElement | null> {
  const columns = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const narrow = window.matchMedia?.('(width < 48rem)');
    const fold = () => {
      for (const column of columns.current?.querySelectorAll('details') ?? []) {
        column.open = !narrow?.matches;
        column.querySelector('summary')?.setAttribute('tabindex', narrow?.matches ? '0' : '-1');
      }
    };
    // `hydration/later.js` may have done it. Since then the visitor may have opened one, or turned the device.
    if (!narrow?.matches || !columns.current?.hasAttribute('data-ready')) fold();
    columns.current?.setAttribute('data-ready', '');
    narrow?.addEventListener('change', fold);
    return () => narrow?.removeEventListener('change', fold);
  }, []);
  return columns;
}
