import type { ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { telHref } from '@/lib/phone';
import { buttonClass } from '@/ui/button/Button';
import styles from './search.module.css';

/** Stands in for a search of which not even the form is known. */
export function SearchFailed({ phone }: { readonly phone: string }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const call = telHref(phone);
  return (
    <div className={styles.summary}>
      <output className={styles.failure}>
        {phone
          ? t('Search is not available right now. Please try again or call {phone}.', { phone })
          : t('Search is not available right now. Please try again.')}
      </output>
      <p className={styles.afterFailure}>
        <a className={buttonClass('secondary')} href={hrefOn(page, page.pathname)}>
          {t('Retry')}
        </a>
        {call ? <a href={call}>{t('Call {phone}', { phone })}</a> : null}
      </p>
    </div>
  );
}
