import type { ReactNode } from 'react';
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
    <span className={tone === 'plain' ? styles.chip : `${styles.chip} ${styles[tone]}`}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </span>
  );
}
