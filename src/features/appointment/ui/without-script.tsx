import type { ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { bookingStepsPath } from '@/config/booking-cookie';
import { usePhrases } from '@/i18n/use-phrases';
import { telHref } from '@/lib/phone-call';

type WithoutScriptProps = {
  /** To call instead; '' where none is known. */
  readonly phone: string;
  /** Path of the doctor's profile, where one is chosen. */
  readonly doctor?: string;
};

/** Where scripts do not run: the way to a booking that needs none, and the number to call. @requirement I8 K10 */
export function WithoutScript({ phone, doctor }: WithoutScriptProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const href = telHref(phone);
  return (
    <noscript>
      <p>
        <a href={hrefOn(page, doctor ? `${bookingStepsPath}?doctor=${doctor}` : '/find-a-physician')}>
          {t(doctor ? 'See open times and book' : 'Find a doctor and choose a time')}
        </a>
      </p>
      {href ? (
        <p>
          <a href={href}>{t('Call {phone}', { phone })}</a>
        </p>
      ) : null}
    </noscript>
  );
}
