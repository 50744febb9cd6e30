import type { ReactNode } from 'react';
import { anchorOf, hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import type { Location } from '../model/location';
import styles from './location.module.css';

/** Longer lists lead to their section. */
const summaryItems = 3;

/**
 * Hours, parking and services at a glance.
 * @requirement E1 E6
 */
export function LocationSummaries({ location }: { readonly location: Location }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { hours, services, specialties, hoursLink, directionsHref, parkingTypes, parkingTag } = location;
  const offers = services.length > 0 ? services : specialties.map((name) => ({ name, path: '' }));
  const parking = [parkingTag, ...parkingTypes].filter(Boolean);
  const hasMoreHours = hours.length > summaryItems || (hours.length > 0 && location.hoursOfOperation !== '');
  return (
    <div className={styles.summaries}>
      {hours.length > 0 || location.hoursOfOperation || hoursLink ? (
        <section>
          <h2>{t('Hours')}</h2>
          <dl className={styles.hours}>
            {hours.slice(0, summaryItems).map(([day, times]) => (
              <div key={day}>
                <dt>{day}</dt>
                <dd>{times}</dd>
              </div>
            ))}
          </dl>
          {hasMoreHours || hours.length === 0 ? (
            <p>
              <a href="#Hours">{t('See all hours')}</a>
            </p>
          ) : null}
          {hoursLink ? (
            <p>
              <a {...anchorOf(page, hoursLink)}>{hoursLink.text || t('See more about hours')}</a>
            </p>
          ) : null}
        </section>
      ) : null}
      {directionsHref || parking.length > 0 || location.directions ? (
        <section>
          <h2>{t('Directions & Parking')}</h2>
          {parking.length > 0 ? (
            <ul>
              {parking.slice(0, summaryItems).map((kind) => (
                <li key={kind}>{kind}</li>
              ))}
            </ul>
          ) : null}
          <p>
            <a href="#Directions">{t('See directions and parking')}</a>
          </p>
        </section>
      ) : null}
      {offers.length > 0 ? (
        <section>
          <h2>{t('Services')}</h2>
          <ul>
            {offers.slice(0, summaryItems).map(({ name, path }) => (
              <li key={name}>{path ? <a href={hrefOn(page, path)}>{name}</a> : name}</li>
            ))}
          </ul>
          {offers.length > summaryItems ? (
            <p>
              <a href="#Services">
                {t('See {count} more services', { count: offers.length - summaryItems })}
              </a>
            </p>
          ) : null}
        </section>
      ) : null}
    </div>
  );
}
