import type { MouseEventHandler, ReactNode } from 'react';
import { Icon } from '@/ui/icon/Icon';
import type { IconName } from '@/ui/icon/icon-names';
import styles from '@/ui/chip/Chip.module.css';

type ChipProps = {
  readonly children: ReactNode;
  readonly tone?: 'plain' | 'brand' | 'success' | 'info';
  readonly icon?: IconName | undefined;
};

/** A short fact or label. */
export function Chip({ children, tone = 'plain', icon }: ChipProps): ReactNode {
  return (
    <span className={`${styles.chip} ${styles[tone]}`}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </span>
  );
}

type RemoveChipProps = {
  readonly children: ReactNode;
  /** What happens, in words: `Remove filter Spanish`. */
  readonly label: string;
  /** Where the list stands without it: works without scripts. */
  readonly href: string;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
};

/** A chosen filter that a click takes away. */
export function RemoveChip({ children, label, href, onClick }: RemoveChipProps): ReactNode {
  return (
    <a href={href} onClick={onClick} className={`${styles.chip} ${styles.remove}`} aria-label={label}>
      {children}
      <Icon name="x" />
    </a>
  );
}
