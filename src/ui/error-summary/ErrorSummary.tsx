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

/**
 * What the last try to send a form found, each a link to its field, right after the page's heading. It gets the focus
 * once and stays as it is: nothing is said again while fields are mended. The window's title says that there is an error.
 * @requirement J8 K5
 */
export function ErrorSummary({ errors, attempts, title }: ErrorSummaryProps): ReactNode {
  const t = usePhrases();
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useErrorTitle(errors.length > 0);
  useEffect(() => {
    if (attempts === 0) return;
    // Focusing alone would scroll to the middle of a long summary, with its start below the header.
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.();
  }, [attempts]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      // A list is no set of fields, and no landmark either.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-list`}
      className={styles.summary}
    >
      <h2 id={id}>{title ?? t('There is a problem')}</h2>
      <ul id={`${id}-list`}>
        {errors.map(({ id: fieldId, text }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                const field = document.getElementById(fieldId);
                field?.focus();
                field?.scrollIntoView?.({ block: 'center' });
              }}
            >
              {wholeDates(text)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A text whose dates stay on one line, in lines from right to left as well. */
function wholeDates(text: string): ReactNode {
  return text.split(/(\d\d-\d\d-\d{4})/).map((part, index) =>
    // Every other part is a date.
    index % 2 === 1 ? (
      <bdi key={index} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}

/** Puts "Error:" before the window's title for as long as something is wrong. */
function useErrorTitle(isWrong: boolean): void {
  const t = usePhrases();
  const start = `${t('Error:')} `;
  useEffect(() => {
    if (!isWrong) return undefined;
    if (!document.title.startsWith(start)) document.title = start + document.title;
    return () => {
      document.title = document.title.replace(start, '');
    };
  }, [isWrong, start]);
}
