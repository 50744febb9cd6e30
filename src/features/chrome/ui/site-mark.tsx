import type { ReactNode } from 'react';
import { Image } from '@/cms/fields/image';
import { imageOf } from '@/cms/fields/readers';
import type { Field } from '@/cms/layout-data';
import styles from '@/features/chrome/ui/site-mark.module.css';

type SiteMarkProps = {
  readonly text: string;
  /** A picture before the name; the door without one. */
  readonly mark: Field;
};

/** The name of the institution beside an authored picture or an open door, for a site without an authored logo. */
export function SiteMark({ text, mark }: SiteMarkProps): ReactNode {
  const [first = '', ...rest] = text.split(' ');
  return (
    <span className={styles.mark}>
      {imageOf(mark) ? <Image field={mark} alt="" sizes="40px" isHero className={styles.sign} /> : <Door />}
      <span className={styles.words}>
        <span className={styles.first}>{first}</span>
        {rest.length > 0 ? <span className={styles.rest}> {rest.join(' ')}</span> : null}
      </span>
    </span>
  );
}

function Door(): ReactNode {
  return (
    <svg
      viewBox="0 0 40 44"
      width="40"
      height="44"
      aria-hidden="true"
      focusable="false"
      className={styles.sign}
    >
      <path
        className={styles.ground}
        d="M4 0h32a4 4 0 0 1 4 4v22c0 10-9 15-20 18C9 41 0 36 0 26V4a4 4 0 0 1 4-4Z"
      />
      <path className={styles.door} d="M12 32V18a8 8 0 0 1 16 0v14h-5V18a3 3 0 0 0-6 0v14Z" />
    </svg>
  );
}
