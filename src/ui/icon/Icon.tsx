import type { ReactNode } from 'react';
import { spriteUrl, type IconName } from '@/ui/icon/icon-names';
import styles from '@/ui/icon/Icon.module.css';

type IconProps = {
  readonly name: IconName;
  /** `s` 1em (default), `m` 1.25em, `l` 2em. */
  readonly size?: 's' | 'm' | 'l';
  /** The icon points in reading direction: it is mirrored for right-to-left text. */
  readonly isDirectional?: boolean;
  readonly className?: string | undefined;
};

/** A decorative icon. Text beside it must have the same meaning, because screen readers skip it. */
export function Icon({ name, size = 's', isDirectional = false, className }: IconProps): ReactNode {
  const classes = [styles.icon, styles[size], isDirectional && styles.directional, className];
  return (
    <svg
      className={classes.filter(Boolean).join(' ')}
      aria-hidden="true"
      focusable="false"
      width="24"
      height="24"
    >
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
