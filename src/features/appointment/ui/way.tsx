import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon/Icon';
import type { IconName } from '@/ui/icon/icon-names';
import styles from './ways.module.css';

type WayProps = {
  readonly icon: IconName;
  /** As the headings around the list want it. */
  readonly as: 'h2' | 'h3';
  /** The whole card leads there. */
  readonly link: ReactNode;
  readonly text: string;
};

/** One of the ways to a visit, as a card of a list. @requirement I8 I16 */
export function Way({ icon, as: Heading, link, text }: WayProps): ReactNode {
  return (
    <li>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <Heading>{link}</Heading>
      <p>{text}</p>
    </li>
  );
}
