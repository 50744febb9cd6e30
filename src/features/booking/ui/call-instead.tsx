import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { telHref } from '@/lib/phone';
import type { BookingProvider } from '../model/visit';

/** The number to call where scripts do not run. */
export function CallInstead({ provider }: { readonly provider: BookingProvider }): ReactNode {
  const t = usePhrases();
  const href = telHref(provider.phone);
  return (
    <noscript>
      <p>
        {t('Choosing a time online needs JavaScript, which is off in this browser. Please call us to book.')}{' '}
        {href ? <a href={href}>{provider.phone}</a> : null}
      </p>
    </noscript>
  );
}
