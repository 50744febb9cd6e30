import type { ReactNode } from 'react';
import { partner } from '@/config/partner';
import type { PhysicianHit } from '@/contracts/search';
import { usePhrases } from '@/i18n/use-phrases';
import { buttonClass } from '@/ui/button/Button';

type PhysicianActionProps = {
  readonly hit: PhysicianHit;
  /** Address of the profile. */
  readonly href: string;
  /** Address for physicians who cannot be booked online; '' for none. */
  readonly requestHref: string;
};

/**
 * The way to a visit: book online or request an appointment. Physicians of the partner hospital have a profile only.
 * @requirement B17
 */
export function PhysicianAction({ hit, href, requestHref }: PhysicianActionProps): ReactNode {
  const t = usePhrases();
  const { title: name } = hit;
  if (partner.providerTypes.includes(hit.providerType)) {
    return (
      <a className={buttonClass('secondary')} href={href} aria-label={t('See Profile: {name}', { name })}>
        {t('See Profile')}
      </a>
    );
  }
  if (hit.hasOnlineScheduling) {
    return (
      <a
        className={buttonClass('primary')}
        href={`${href}#book`}
        aria-label={t('Book online with {name}', { name })}
      >
        {t('Book Online')}
      </a>
    );
  }
  if (!requestHref) return null;
  return (
    <a
      className={buttonClass('secondary')}
      href={requestHref}
      aria-label={t('Request an appointment with {name}', { name })}
    >
      {t('Request an Appointment')}
    </a>
  );
}
