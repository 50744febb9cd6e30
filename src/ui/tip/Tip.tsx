import { useId, useState, type ReactNode } from 'react';
import { Icon } from '@/ui/icon/Icon';
import styles from '@/ui/tip/Tip.module.css';

type TipProps = {
  /** What stands in the page. */
  readonly children: ReactNode;
  /** What is said about it. */
  readonly text: string;
};

/** A word with an explanation that shows on hover and on focus, stays while the pointer is on it, and goes with Escape. */
export function Tip({ children, text }: TipProps): ReactNode {
  const id = useId();
  const [isDismissed, setIsDismissed] = useState(false);
  const back = () => setIsDismissed(false);
  if (text === '') return children;
  return (
    <span className={isDismissed ? `${styles.tip} ${styles.dismissed}` : styles.tip} onPointerLeave={back}>
      <button
        type="button"
        className={styles.button}
        aria-describedby={id}
        onBlur={back}
        onClick={back}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setIsDismissed(true);
        }}
      >
        {children}
        <Icon name="info" className={styles.sign} />
      </button>
      <span role="tooltip" id={id} className={styles.text}>
        {text}
      </span>
    </span>
  );
}
