import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { Image } from '@/cms/fields/image';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { ratingsNeeded } from '@/config/search';
import type { PhysicianHit } from '@/contracts/search';
import { usePhrases } from '@/i18n/use-phrases';
import { grouped } from '@/lib/grouped';
import { PortraitPlaceholder } from '@/ui/portrait-placeholder/PortraitPlaceholder';
import { shownRating } from '@/ui/stars/shown-rating';
import { Stars } from '@/ui/stars/Stars';
import { profilePath } from '@/domain/profile-path';
import { distanceText } from '../model/summary';
import { CardPhone } from './card-phone';
import { NextVisit } from './next-visit';
import { PhysicianAction } from './physician-action';
import { SummaryList } from './summary-list';
import look from './card-times.module.css';
import styles from './cards.module.css';

const NextTimes = dynamic(() => import('./next-times').then((file) => file.NextTimes), {
  ssr: false,
});

type PhysicianCardProps = {
  readonly hit: PhysicianHit;
  /** Address for physicians who cannot be booked online; '' for none. */
  readonly requestHref: string;
  /** Whom a doctor has to take as a new patient. */
  readonly isNewPatient: boolean;
};

/**
 * A physician among the results.
 * @requirement B17
 */
export function PhysicianCard({ hit, requestHref, isNewPatient }: PhysicianCardProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const href = hrefOn(page, profilePath(hit, page.theme));
  const { title: name } = hit;
  const hasTimes = hit.nextVisit !== '' && hit.hasOnlineScheduling;
  const at = whereOf(hit);
  return (
    <article className={styles.physician}>
      <div className={styles.photo}>
        {hit.image ? (
          <Image field={{ value: { src: hit.image, width: 192, height: 240 } }} alt="" sizes="120px" />
        ) : (
          <PortraitPlaceholder />
        )}
      </div>
      <div className={styles.body} data-far-letters="">
        <h3>
          <a href={href} aria-label={t("See {name}'s profile", { name })}>
            {name}
          </a>
        </h3>
        {hit.rating !== null && hit.ratingCount > ratingsNeeded ? (
          <Stars
            rating={hit.rating}
            label={t('{rating} out of 5, {count} ratings', {
              rating: shownRating(hit.rating),
              count: grouped(hit.ratingCount, page.language),
            })}
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
        {hit.nextVisit && !hasTimes ? <NextVisit visit={hit.nextVisit} at={at} /> : null}
        {hit.acceptsNewPatients === false ? (
          <p className={styles.closed}>{t('Not Accepting New Patients')}</p>
        ) : null}
        <Badges hit={hit} />
      </div>
      {hasTimes ? (
        <div className={`${styles.times} ${look.times}`}>
          <NextTimes npi={hit.npi} {...{ name, href }} />
          {/* Next times stand in the place of the day and of the link when they come, not of where it is. */}
          <NextVisit visit={hit.nextVisit} at={at} />
          <a href={`${href}#book`} aria-label={t('See open times with {name}', { name })}>
            {t('See open times')}
          </a>
        </div>
      ) : null}
      <div className={styles.actions}>
        <PhysicianAction hit={hit} href={href} requestHref={requestHref} isNewPatient={isNewPatient} />
        <CardPhone phone={hit.phone} />
      </div>
    </article>
  );
}

/** Of several places it matters which one; a visit by video has no distance. */
function whereOf({ nextVisitAt, locations }: PhysicianHit): string {
  return nextVisitAt === 'video' || locations.length > 1 ? nextVisitAt : '';
}

function Badges({ hit }: { readonly hit: PhysicianHit }): ReactNode {
  const t = usePhrases();
  const badges = [
    hit.acceptsNewPatients ? t('Accepting New Patients') : '',
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
