import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { Link } from '@/cms/fields/link';
import { fieldOf, textOf } from '@/cms/fields/readers';
import { Spoken } from '@/cms/fields/spoken';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { readLinks, type BlockLink } from '@/features/content/model/links';
import { usePhrases } from '@/i18n/use-phrases';
import { Icon } from '@/ui/icon/Icon';
import { iconNamed } from '@/ui/icon/icon-named';
import { Section } from '@/ui/section/Section';
import styles from '@/blocks/TopicMenu/TopicMenu.module.css';

/**
 * The topics of the news: two columns of links and buttons with icons, opened and closed by "Choose a topic". A link
 * closes it. Without scripts, and for authors, it is open.
 * @requirement H1
 */
export function TopicMenu({ fields }: BlockProps): ReactNode {
  const t = usePhrases();
  const { isEditing } = usePage();
  const panel = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const left = readLinks(fieldOf(fields, 'leftLinks'));
  const right = readLinks(fieldOf(fields, 'rightLinks'));
  const featured = readLinks(fieldOf(fields, 'featuredButtons'));
  if (left.length + right.length + featured.length === 0)
    return isEditing ? <AuthorNotice>TopicMenu (leftLinks, rightLinks, featuredButtons)</AuthorNotice> : null;
  const title = textOf(fieldOf(fields, 'titleText')) || t('Choose a topic');
  const close = () => setIsOpen(false);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  };
  return (
    <Section className={styles.section}>
      {isEditing ? (
        <AuthorNotice>
          {`TopicMenu: ${t('user interaction not available in experience editor')}`}
        </AuthorNotice>
      ) : null}
      {/* Escape closes it wherever the focus is within. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <nav aria-label={title} className={styles.menu} onKeyDown={onKeyDown}>
        <button
          ref={button}
          type="button"
          className={`needs-script ${styles.toggle}`}
          aria-expanded={isOpen || isEditing}
          aria-controls={panel}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Spoken text={title} />
          <Icon name="chevron-down" size="m" className={styles.sign} />
        </button>
        <p className={`without-script ${styles.toggle}`}>
          <Spoken text={title} />
        </p>
        <div id={panel} className={isOpen || isEditing ? styles.panel : `${styles.panel} ${styles.closed}`}>
          <Column links={left} onFollow={close} />
          <Column links={right} onFollow={close} />
          <Column links={featured} onFollow={close} isFeatured />
        </div>
      </nav>
    </Section>
  );
}

type ColumnProps = {
  readonly links: readonly BlockLink[];
  readonly onFollow: () => void;
  readonly isFeatured?: boolean;
};

function Column({ links, onFollow, isFeatured = false }: ColumnProps): ReactNode {
  if (links.length === 0) return null;
  return (
    <ul className={isFeatured ? styles.featured : styles.column}>
      {links.map(({ id, link, text, href, icon }) => {
        const sign = iconNamed(icon, isFeatured ? 'arrow-right' : undefined);
        return (
          <li key={id}>
            <Link field={link} className={isFeatured ? styles.button : styles.link} onClick={onFollow}>
              {sign ? <Icon name={sign} size="m" isDirectional={sign === 'arrow-right'} /> : null}
              <span>
                <Spoken text={text || href} />
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
