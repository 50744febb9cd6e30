import type { ReactNode } from 'react';
import { Spoken } from '@/cms/fields/spoken';
import { usePhrases } from '@/i18n/use-phrases';
import { telHref } from '@/lib/phone-call';
import { ButtonLink } from '@/ui/button/Button';

/** Where nothing can be booked online: the number that has the waitlist, or the words in place of one. @requirement I3 */
export function WaitlistCall({ phone }: { readonly phone: string }): ReactNode {
  const t = usePhrases();
  const href = telHref(phone);
  if (href)
    return (
      <ButtonLink variant="secondary" href={href}>
        {t('Call to Join the Waitlist')}
      </ButtonLink>
    );
  return phone === '' ? null : (
    <p>
      <Spoken text={phone} />
    </p>
  );
}
