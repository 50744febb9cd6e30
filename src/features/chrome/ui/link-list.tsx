import type { ReactNode } from 'react';
import type { NavLink } from '@/features/chrome/model/navigation';
import { NavAnchor } from '@/features/chrome/ui/nav-link';
import { usePhrases } from '@/i18n/use-phrases';
import styles from '@/features/chrome/ui/link-list.module.css';

type LinkListProps = {
  readonly links: readonly NavLink[];
  /** Further entries, such as a phone number. */
  readonly children?: ReactNode;
  /** Accessible name, for a page with two such lists. */
  readonly label?: string;
};

/** The small links at the top of every page. @requirement M1 */
export function TopLinks({ links, children, label }: LinkListProps): ReactNode {
  const t = usePhrases();
  return (
    <nav aria-label={label ?? t('Top navigation')}>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.id}>
            <NavAnchor link={link} className={styles.link} />
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
