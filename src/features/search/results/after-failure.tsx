import type { ReactNode } from 'react';
import { CallLink } from '@/cms/fields/call-link';
import { usePhrases } from '@/i18n/use-phrases';
import { buttonClass } from '@/ui/button/Button';
import styles from './summary.module.css';

type AfterFailureProps = {
  /** Address of the search that failed. */
  readonly href: string;
  /** Searches again without loading the page; without it the link is followed. */
  readonly onRetry?: () => void;
  /** '' for none. */
  readonly phone: string;
};

/** What a visitor can do when a search has failed. @requirement B18 */
export function AfterFailure({ href, onRetry, phone }: AfterFailureProps): ReactNode {
  const t = usePhrases();
  return (
    <p className={styles.afterFailure}>
      <a
        className={buttonClass('secondary')}
        href={href}
        onClick={(event) => {
          if (!onRetry) return;
          event.preventDefault();
          onRetry();
        }}
      >
        {t('Retry')}
      </a>
      <CallLink phone={phone} />
    </p>
  );
}
