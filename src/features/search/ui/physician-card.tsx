import type { ReactNode } from 'react';
import { Image } from '@/cms/fields/image';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { partner } from '@/config/partner';
import { ratingsNeeded } from '@/config/search';
import type { PhysicianHit } from '@/contracts/search';
import { usePhrases } from '@/i18n/use-phrases';
import { formatPhone, telHref } from '@/lib/phone';
import { buttonClass } from '@/ui/button/Button';
import { PortraitPlaceholder } from '@/ui/portrait-placeholder/PortraitPlaceholder';
import { Stars } from '@/ui/stars/Stars';
import { profilePath } from '../model/profile-path';
import { distanceText } from '../model/summary';
import { NextVisit } from './next-visit';
import { SummaryList } from './summary-list';
import styles from './cards.module.css';

type PhysicianCardProps = {
  readonly hit: PhysicianHit;
  /** Address for those who cannot be booked online; '' for none. */
  readonly requestHref: string;
};

/**
 * A physician among the results.
 * @requirement B17
 */
export function PhysicianCard({ hit, requestHref }: PhysicianCardProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const href = hrefOn(page, profilePath(hit, page.theme));
  const { title: name } = hit;
  const call = telHref(hit.phone);
  return (
    <article className={styles.physician}>
      <div className={styles.photo}>
        {hit.image ? (
          <Image field={{ value: { src: hit.image, width: 192, height: 240 } }} alt="" sizes="120px" />
        ) : (
          <PortraitPlaceholder />
        )}
      </div>
      <div className={styles.body}>
        <h3>
          <a href={href} aria-label={t("See {name}'s profile", { name })}>
            {name}
          </a>
        </h3>
        {hit.rating !== null && hit.ratingCount > ratingsNeeded ? (
          <Stars
            rating={hit.rating}
            count={hit.ratingCount}
            label={t('{rating} out of 5, {count} ratings', { rating: hit.rating, count: hit.ratingCount })}
          />
        ) : null}
        <dl>
          <SummaryList
            label={t('Specialties')}
            items={hit.specialties}
            moreHref={`${href}#Specialities`}
            more={(count) => ({
              shown: t('{count} more', { count }),
              spoken: t('{count} more: specialties of {name}', { count, name }),
            })}
          />
          <SummaryList
            label={t('Locations')}
            items={hit.locations}
            moreHref={`${href}#Locations`}
            more={(count) => ({
              shown: t('{count} more', { count }),
              spoken: t('{count} more: locations of {name}', { count, name }),
            })}
          />
        </dl>
        {hit.miles === null ? null : <p className={styles.distance}>{distanceText(hit.miles, t)}</p>}
        {hit.nextVisit ? <NextVisit visit={hit.nextVisit} /> : null}
        <Badges hit={hit} />
      </div>
      <div className={styles.actions}>
        <Action hit={hit} href={href} requestHref={requestHref} />
        {call ? (
          <a className={styles.phone} href={call}>
            <span className="visually-hidden">{t('Call {phone}', { phone: formatPhone(hit.phone) })}</span>
            <span aria-hidden="true">{formatPhone(hit.phone)}</span>
          </a>
        ) : null}
      </div>
    </article>
  );
}

function Badges({ hit }: { readonly hit: PhysicianHit }): ReactNode {
  const t = usePhrases();
  const badges = [
    hit.acceptsNewPatients ? t('Accepting New Patients') : '',
    hit.hasOnlineScheduling ? t('Online Scheduling') : '',
    hit.hasTelehealth ? t('Video Visits') : '',
  ].filter(Boolean);
  if (badges.length === 0) return null;
  return (
    <ul className={styles.badges}>
      {badges.map((badge) => (
        <li key={badge}>{badge}</li>
      ))}
    </ul>
  );
}

/** Book, request, or, for the partner hospital's physicians, see the profile. */
function Action({
  hit,
  href,
  requestHref,
}: {
  readonly hit: PhysicianHit;
  readonly href: string;
  readonly requestHref: string;
}): ReactNode {
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
