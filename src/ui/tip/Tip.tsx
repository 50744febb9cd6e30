import { useId, useState, type ReactNode } from 'react';
import { Icon } from '@/ui/icon/Icon';
import styles from '@/ui/tip/Tip.module.css';

type TipProps = {
  /** The explained text. */
  readonly children: ReactNode;
  /** The explanation. */
  readonly text: string;
};

/** Text with an explanation, which shows on hover and focus, stays under the pointer and closes with Escape. @requirement D1 */
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
