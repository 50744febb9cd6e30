import type { ReactNode } from 'react';
import { spriteUrl, type IconName } from '@/ui/icon/icon-names';
import styles from '@/ui/icon/Icon.module.css';

type IconProps = {
  readonly name: IconName;
  /** `s` 1em (default), `m` 1.25em, `l` 2em. */
  readonly size?: 's' | 'm' | 'l';
  /** The sign points along the text and turns round where that runs from right to left. */
  readonly isDirectional?: boolean;
  readonly className?: string | undefined;
};

/** A sign that repeats what words beside it say; never the only name of anything. */
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
