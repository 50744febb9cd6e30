import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { telHref } from '@/lib/phone';

/** The number to call where scripts do not run. */
export function CallInstead({ phone }: { readonly phone: string }): ReactNode {
  const t = usePhrases();
  const href = telHref(phone);
  return (
    <noscript>
      <p>
        {t('Booking online needs JavaScript, which is off in this browser. Please call us to book.')}{' '}
        {href ? <a href={href}>{phone}</a> : null}
      </p>
    </noscript>
  );
}
