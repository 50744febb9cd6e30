import { useEffect, useId, useRef, type ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import styles from '@/ui/error-summary/ErrorSummary.module.css';

export type FieldError = {
  /** Id of the control that it is about. */
  readonly id: string;
  readonly text: string;
};

type ErrorSummaryProps = {
  readonly errors: readonly FieldError[];
  /** How often the form was tried: the focus comes here after each try that failed. */
  readonly attempts: number;
  readonly title?: string;
};

/** What is wrong with a form, each entry a link to its field. Stands directly under the page's heading. */
export function ErrorSummary({ errors, attempts, title }: ErrorSummaryProps): ReactNode {
  const t = usePhrases();
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (attempts === 0) return;
    // The focus alone would bring the middle of a long summary into view, and leave its beginning under the header.
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
