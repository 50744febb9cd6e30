import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { failureText } from '../model/summary';
import { AfterFailure } from '../results/after-failure';
import styles from '../results/summary.module.css';

/** Replaces a search page whose search model could not be loaded. @requirement B18 */
export function SearchFailed({ phone }: { readonly phone: string }): ReactNode {
  const t = usePhrases();
  return (
    <div className={styles.summary}>
      <output className={styles.failure}>{failureText('searchUnavailable', phone, t)}</output>
      {/* The same address again, with all that was asked. */}
      <AfterFailure href="" phone={phone} />
    </div>
  );
}
