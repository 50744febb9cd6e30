import type { ReactNode } from 'react';
import { CallLink } from '@/cms/fields/call-link';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { bookingStepsPath } from '@/config/booking-cookie';
import { usePhrases } from '@/i18n/use-phrases';

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
  return (
    <noscript>
      <p>
        <a href={hrefOn(page, doctor ? `${bookingStepsPath}?doctor=${doctor}` : '/find-a-physician')}>
          {t(doctor ? 'See open times and book' : 'Find a doctor and choose a time')}
        </a>
      </p>
      {phone === '' ? null : (
        <p>
          <CallLink phone={phone} />
        </p>
      )}
    </noscript>
  );
}
