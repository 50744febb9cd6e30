import type { ReactNode } from 'react';
import { footerColumns } from '@/blocks/Footer/fields';
import { textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import { Spoken } from '@/cms/fields/spoken';
import type { NavLink } from '@/features/chrome/model/navigation';
import { NavAnchor } from '@/features/chrome/ui/nav-link';
import { usePhrases } from '@/i18n/use-phrases';
import { useFolds } from '@/ui/disclosure/use-folds';
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
  const columns = useFolds();
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
