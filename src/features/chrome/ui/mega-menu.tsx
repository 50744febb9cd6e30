import { useId, type ReactNode } from 'react';
import { Spoken } from '@/cms/fields/spoken';
import type { NavLink } from '@/features/chrome/model/navigation';
import { NavAnchor } from '@/features/chrome/ui/nav-link';
import { usePhrases } from '@/i18n/use-phrases';
import { Icon } from '@/ui/icon/Icon';
import { iconNamed } from '@/ui/icon/icon-named';
import styles from '@/features/chrome/ui/mega-menu.module.css';

type MegaMenuProps = {
  readonly items: readonly NavLink[];
  readonly openId: string | undefined;
  readonly onToggle: (id: string) => void;
};

/**
 * The main navigation: links, and buttons that open a panel of links, one panel at a time. A bar on wide screens, a
 * list on narrow ones. Without scripts a panel opens on hover and on focus.
 * @requirement M1
 */
export function MegaMenu({ items, openId, onToggle }: MegaMenuProps): ReactNode {
  const t = usePhrases();
  const prefix = useId();
  return (
    <nav aria-label={t('Main navigation')}>
      <ul className={styles.bar}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            {item.children.length === 0 ? (
              <NavAnchor link={item} className={styles.top} />
            ) : (
              <>
                <button
                  type="button"
                  data-opener=""
                  className={styles.top}
                  aria-expanded={item.id === openId}
                  aria-controls={`${prefix}-${item.id}`}
                  onClick={() => onToggle(item.id)}
                >
                  <Spoken text={item.text} />
                  <Icon name="chevron-down" className={styles.sign} />
                </button>
                <div
                  id={`${prefix}-${item.id}`}
                  className={item.id === openId ? styles.panel : styles.closed}
                >
                  <Panel item={item} />
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Panel({ item }: { readonly item: NavLink }): ReactNode {
  const own = item.href !== '' && item.children.every(({ href }) => href !== item.href);
  return (
    <div className={styles.inner}>
      {own || item.note !== '' ? (
        <div className={styles.lead}>
          {own ? (
            <NavAnchor link={item} className={styles.leadLink}>
              <Spoken text={item.text} />
              <Icon name="arrow-right" isDirectional />
            </NavAnchor>
          ) : null}
          {item.note === '' ? null : (
            <p>
              <Spoken text={item.note} />
            </p>
          )}
        </div>
      ) : null}
      <ul className={styles.links}>
        {item.children.map((child) => (
          <Entry key={child.id} link={child} />
        ))}
      </ul>
    </div>
  );
}

function Entry({ link }: { readonly link: NavLink }): ReactNode {
  const icon = iconNamed(link.icon, undefined);
  return (
    <li>
      <NavAnchor link={link} className={styles.link}>
        {icon ? <Icon name={icon} size="m" className={styles.icon} /> : null}
        <span>
          <span className={styles.linkText}>
            <Spoken text={link.text} />
          </span>
          {link.note === '' ? null : (
            <span className={styles.note}>
              <Spoken text={link.note} />
            </span>
          )}
        </span>
      </NavAnchor>
      {link.children.length > 0 ? (
        <ul className={styles.sub}>
          {link.children.map((child) => (
            <li key={child.id}>
              <NavAnchor link={child} className={styles.subLink} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
