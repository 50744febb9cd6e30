import type { ReactNode } from 'react';
import { Link } from '@/cms/fields/link';
import { linkOf, textOf } from '@/cms/fields/readers';
import { Spoken } from '@/cms/fields/spoken';
import type { Field } from '@/cms/layout-data';
import { Icon } from '@/ui/icon/Icon';
import styles from '@/features/content/ui/more-link.module.css';

type MoreLinkProps = {
  readonly link: Field;
  /** Names a link without words of its own, and one whose words stand on the page more than once. */
  readonly title: Field;
  readonly isRepeated: boolean;
};

/** Where an entry leads. Of links with the same words, each says to a screen reader which entry it belongs to. */
export function MoreLink({ link, title, isRepeated }: MoreLinkProps): ReactNode {
  const found = linkOf(link);
  if (!found) return null;
  const name = textOf(title);
  return (
    <Link field={link} className={styles.more}>
      <span>
        <Spoken text={found.text || name || found.href} />
        {isRepeated && name !== '' ? (
          <span className="visually-hidden">
            {': '}
            <Spoken text={name} />
          </span>
        ) : null}
      </span>
      <Icon name="arrow-right" isDirectional />
    </Link>
  );
}
