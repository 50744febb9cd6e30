import { useEffect, useRef, type ReactNode } from 'react';
import { WindowTitle } from '@/cms/window-title';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';
import styles from '@/features/appointment/ui/form.module.css';

type RequestResultProps = {
  /** The fragment of the form that was sent: a browser without scripts arrives there. */
  readonly id: string;
  readonly outcome: 'success' | 'error';
  readonly title: string;
  /** The request's number, where the clinic's gateway gave one. */
  readonly reference?: string | undefined;
  readonly children: ReactNode;
  /** Leads back to the form; absent where there is nothing to go back to. */
  readonly onTryAgain?: (() => void) | undefined;
};

/** What became of a request. It comes into view and takes the focus: the form that had it is gone. @requirement J4 J5 */
export function RequestResult(props: RequestResultProps): ReactNode {
  const { id, outcome, title, reference, children, onTryAgain } = props;
  const t = usePhrases();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <Notice tone={outcome}>
      <WindowTitle title={title} isWrong={outcome === 'error'} />
      <h2 id={id} ref={heading} tabIndex={-1} className={styles.resultTitle}>
        {title}
      </h2>
      {children}
      {reference === undefined ? null : (
        <p>
          {t('Number of your request')}: <bdi className={styles.number}>{reference}</bdi>
        </p>
      )}
      {onTryAgain ? (
        <p>
          <Button variant="secondary" onClick={onTryAgain}>
            {t('Back to the form')}
          </Button>
        </p>
      ) : null}
    </Notice>
  );
}
