import type { ReactNode } from 'react';
import { RichText } from '@/cms/fields/rich-text';
import { SpokenList } from '@/cms/fields/spoken-list';
import { usePhrases } from '@/i18n/use-phrases';
import type { Location } from '../model/location';
import { PlaceMap } from './place-map';
import styles from './location.module.css';

/** Address, parking, a map and the way to a location. @requirement E2 E3 */
export function Directions({ location }: { readonly location: Location }): ReactNode {
  const t = usePhrases();
  const { address, directionsHref, parkingTypes, parkingTag, neighborhood, name } = location;
  const facts: readonly (readonly [string, readonly string[]])[] = [
    [t('Address'), [address.join(', ')]],
    [t('Neighborhood'), [neighborhood]],
    [t('Parking'), [parkingTag, ...parkingTypes]],
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts
          .map(([label, words]) => [label, words.filter(Boolean)] as const)
          .filter(([, words]) => words.length > 0)
          .map(([label, words]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>
                  <SpokenList words={words} />
                </bdi>
              </dd>
            </div>
          ))}
      </dl>
      <RichText field={location.directions} />
      <PlaceMap location={location} className={styles.map} />
      {directionsHref ? (
        <p>
          <a
            href={directionsHref}
            target="_blank"
            rel="noopener"
            aria-label={`${t('Get directions to {name}', { name })} (${t('opens in a new window')})`}
          >
            {t('Get Directions')}
          </a>
        </p>
      ) : null}
    </>
  );
}
