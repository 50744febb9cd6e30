import type { ReactNode } from 'react';
import { CallLink } from '@/cms/fields/call-link';
import { PageLink } from '@/cms/fields/page-link';
import { Spoken } from '@/cms/fields/spoken';
import { usePhrases } from '@/i18n/use-phrases';
import type { Place } from '../model/places';
import styles from './profile.module.css';

/**
 * The locations where a physician sees patients.
 * @requirement D4
 */
export function PlaceCards({ places }: { readonly places: readonly Place[] }): ReactNode {
  return (
    <ul className={styles.places}>
      {places.map((place) => (
        <li key={place.id}>
          <PlaceCard place={place} />
        </li>
      ))}
    </ul>
  );
}

function PlaceCard({ place }: { readonly place: Place }): ReactNode {
  const t = usePhrases();
  const { title: name, href, address, phone } = place;
  return (
    <article className={styles.place}>
      {name ? <h3>{href ? <PageLink href={href} title={name} isName /> : <Spoken text={name} />}</h3> : null}
      {address.length > 0 ? (
        <address>
          {address.map((line) => (
            <span key={line}>
              <bdi>{line}</bdi>
            </span>
          ))}
        </address>
      ) : null}
      <p className={styles.placeLinks}>
        {place.directionsHref ? (
          <a
            href={place.directionsHref}
            target="_blank"
            rel="noopener"
            aria-label={`${t('Get directions to {name}', { name })} (${t('opens in a new window')})`}
          >
            {t('Get Directions')}
          </a>
        ) : null}
        <CallLink phone={phone} />
      </p>
    </article>
  );
}
