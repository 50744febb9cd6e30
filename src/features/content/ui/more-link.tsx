import type { ReactNode } from 'react';
import { Link } from '@/cms/fields/link';
import { linkOf, textOf } from '@/cms/fields/readers';
import { Spoken } from '@/cms/fields/spoken';
import type { Field } from '@/cms/layout-data';
import { Icon } from '@/ui/icon/Icon';
import styles from '@/features/content/ui/more-link.module.css';

type MoreLinkProps = {
  readonly link: Field;
  /** Names a link without words of its own. */
  readonly title: Field;
};

/** Where an entry leads. */
export function MoreLink({ link, title }: MoreLinkProps): ReactNode {
  const found = linkOf(link);
  if (!found) return null;
  return (
    <Link field={link} className={styles.more}>
      <span>
        <Spoken text={found.text || textOf(title) || found.href} />
      </span>
      <Icon name="arrow-right" isDirectional />
    </Link>
  );
}
