import { useEffect, useId, useRef, type ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import styles from '@/ui/error-summary/ErrorSummary.module.css';

export type FieldError = {
  /** Id of the control with the error. */
  readonly id: string;
  readonly text: string;
};

type ErrorSummaryProps = {
  readonly errors: readonly FieldError[];
  /** Number of failed submissions so far. Each one moves the focus here. */
  readonly attempts: number;
  readonly title?: string;
};

/** The errors of a form, each a link to its field. Comes right after the page's heading. */
export function ErrorSummary({ errors, attempts, title }: ErrorSummaryProps): ReactNode {
  const t = usePhrases();
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (attempts === 0) return;
    // Focusing alone would scroll to the middle of a long summary, with its start below the header.
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.();
  }, [attempts]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" aria-labelledby={titleId} className={styles.summary}>
      <h2 id={titleId}>{title ?? t('There is a problem')}</h2>
      <ul>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                const field = document.getElementById(id);
                field?.focus();
                field?.scrollIntoView?.({ block: 'center' });
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
