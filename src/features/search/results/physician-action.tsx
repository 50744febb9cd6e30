import type { ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { bookingStepsPath } from '@/config/booking-cookie';
import { partner } from '@/config/partner';
import type { PhysicianHit } from '@/contracts/search';
import { requestFor } from '@/domain/form-address';
import { usePhrases } from '@/i18n/use-phrases';
import { buttonClass } from '@/ui/button/Button';

type PhysicianActionProps = {
  readonly hit: PhysicianHit;
  /** Address of the profile. */
  readonly href: string;
  /** Address for physicians who cannot be booked online; '' for none. */
  readonly requestHref: string;
  readonly isNewPatient: boolean;
};

/**
 * The way to a visit: book online or request an appointment, which names the doctor. Where scripts do not run, booking online
 * starts with the open times rather than on the profile. A new patient of a doctor who takes
 * none can only request one. Physicians of the partner hospital have their profile in place of a request.
 * @requirement B17
 */
export function PhysicianAction({ hit, href, requestHref, isNewPatient }: PhysicianActionProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { title: name } = hit;
  const profile = partner.providerTypes.includes(hit.providerType) ? (
    <a className={buttonClass('secondary')} href={href} aria-label={t('See Profile: {name}', { name })}>
      {t('See Profile')}
    </a>
  ) : null;
  const isTaken = hit.acceptsNewPatients !== false || !isNewPatient;
  if (hit.hasOnlineScheduling && isTaken) {
    const label = t('Book online with {name}', { name });
    return (
      <>
        <a
          className={buttonClass('primary', { className: 'needs-script' })}
          href={`${href}#book`}
          aria-label={label}
        >
          {t('Book Online')}
        </a>
        <noscript>
          <a
            className={buttonClass('primary')}
            href={timesFor(hrefOn(page, bookingStepsPath), hit, isNewPatient)}
            aria-label={label}
          >
            {t('Book Online')}
          </a>
        </noscript>
        {profile}
      </>
    );
  }
  if (profile || !requestHref) return profile;
  return (
    <>
      <a
        className={buttonClass('secondary')}
        href={requestFor(requestHref, hit.path)}
        aria-label={t('Request an appointment with {name}', { name })}
      >
        {t('Request an Appointment')}
      </a>
      {hit.acceptsNewPatients === false ? <small>{t('For returning patients')}</small> : null}
    </>
  );
}

/** The address of the doctor's open times, where a booking needs no scripts. */
function timesFor(stepsHref: string, { path }: PhysicianHit, isNewPatient: boolean): string {
  return `${stepsHref}?doctor=${path.replace(/[?#].*$/, '')}${isNewPatient ? '' : '&visits=returning'}`;
}
