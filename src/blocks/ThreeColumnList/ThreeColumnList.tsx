import { useId, useState, type ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { Link } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { readLinks } from '@/features/content/model/links';
import { BlockHead } from '@/features/content/ui/block-head';
import { Section } from '@/ui/section/Section';
import { ShowMore } from '@/ui/show-more/ShowMore';
import styles from '@/blocks/ThreeColumnList/ThreeColumnList.module.css';
import { Spoken } from '@/cms/fields/spoken';

/** Links shown before the rest is asked for. */
const shownAtFirst = 9;

/**
 * Links in three columns; more than nine come with a button that shows and hides the rest. Without scripts, and
 * for authors, all are there.
 * @requirement G3
 */
export function ThreeColumnList({ fields }: BlockProps): ReactNode {
  const { isEditing } = usePage();
  const [isExpanded, setIsExpanded] = useState(false);
  const id = useId();
  const links = readLinks(fields?.links);
  if (links.length === 0) return isEditing ? <AuthorNotice>ThreeColumnList</AuthorNotice> : null;
  return (
    <Section>
      <BlockHead title={fields?.titleText} intro={fields?.subheadingText} />
      <ul id={id} className={isExpanded || isEditing ? styles.list : `${styles.list} ${styles.collapsed}`}>
        {links.map(({ id: key, link, details }) => (
          <li key={key}>
            <Link field={link} />
            {details === '' ? null : (
              <p>
                <Spoken text={details} />
              </p>
            )}
          </li>
        ))}
      </ul>
      {links.length > shownAtFirst && !isEditing ? (
        <ShowMore isExpanded={isExpanded} onChange={setIsExpanded} list={id} className="needs-script" />
      ) : null}
    </Section>
  );
}
