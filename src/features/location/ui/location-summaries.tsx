import type { ReactNode } from 'react';
import { anchorOf, hrefOn } from '@/cms/fields/link';
import { Spoken } from '@/cms/fields/spoken';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import type { Location } from '../model/location';
import styles from './location.module.css';

/** A list shows this many entries and links to its section for the rest. */
const shownItems = 3;

type SummaryProps = { readonly location: Location };

/**
 * Hours, parking and services at a glance.
 * @requirement E1 E6
 */
export function LocationSummaries({ location }: SummaryProps): ReactNode {
  return (
    <div className={styles.summaries}>
      <Hours location={location} />
      <DirectionsAndParking location={location} />
      <Services location={location} />
    </div>
  );
}

function Hours({ location: { hours, hoursOfOperation, hoursLink } }: SummaryProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const hasSection = hours.length > 0 || hoursOfOperation !== '';
  if (!hasSection && !hoursLink) return null;
  const isComplete = hours.length > 0 && hours.length <= shownItems && hoursOfOperation === '';
  return (
    <section>
      <h2>{t('Hours')}</h2>
      <dl className={styles.hours}>
        {hours.slice(0, shownItems).map(([day, times]) => (
          <div key={day}>
            <dt>
              <Spoken text={day} />
            </dt>
            <dd>
              <Spoken text={times || t('Closed')} />
            </dd>
          </div>
        ))}
      </dl>
      {isComplete || !hasSection ? null : (
        <p>
          <a href="#Hours">{t('See all hours')}</a>
        </p>
      )}
      {hoursLink ? (
        <p>
          <a {...anchorOf(page, hoursLink)}>
            <Spoken text={hoursLink.text || t('See more about hours')} />
          </a>
        </p>
      ) : null}
    </section>
  );
}

function DirectionsAndParking({ location }: SummaryProps): ReactNode {
  const t = usePhrases();
  const { hasFullAddress, directions, parkingTypes, parkingTag } = location;
  const parking = [parkingTag, ...parkingTypes].filter(Boolean);
  const hasSection = hasFullAddress || directions !== '';
  if (!hasSection && parking.length === 0) return null;
  // Without the section there is nowhere else to read of the rest.
  const listed = hasSection ? parking.slice(0, shownItems) : parking;
  return (
    <section>
      <h2>{t('Directions & Parking')}</h2>
      {parking.length > 0 ? (
        <ul>
          {listed.map((kind) => (
            <li key={kind}>
              <Spoken text={kind} />
            </li>
          ))}
        </ul>
      ) : null}
      {hasSection ? (
        <p>
          <a href="#Directions">{t('See directions and parking')}</a>
        </p>
      ) : null}
    </section>
  );
}

function Services({ location: { services, specialties } }: SummaryProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const offers = services.length > 0 ? services : specialties.map((name) => ({ name, path: '' }));
  if (offers.length === 0) return null;
  const rest = offers.length - shownItems;
  return (
    <section>
      <h2>{t('Services')}</h2>
      <ul>
        {offers.slice(0, shownItems).map(({ name, path }) => {
          const words = <Spoken text={name} />;
          return <li key={name}>{path ? <a href={hrefOn(page, path)}>{words}</a> : words}</li>;
        })}
      </ul>
      {rest > 0 ? (
        <p>
          <a href="#Services">
            {rest === 1 ? t('See 1 more service') : t('See {count} more services', { count: rest })}
          </a>
        </p>
      ) : null}
    </section>
  );
}
