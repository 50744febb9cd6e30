import type { ReactNode } from 'react';
import { RichText } from '@/cms/fields/rich-text';
import { usePhrases } from '@/i18n/use-phrases';
import type { Location } from '../model/location';
import styles from './location.module.css';

/** Address, parking and the way to a location. @requirement E3 */
export function Directions({ location }: { readonly location: Location }): ReactNode {
  const t = usePhrases();
  const { address, directionsHref, parkingTypes, parkingTag, neighborhood, name } = location;
  const facts: readonly (readonly [string, string])[] = [
    [t('Address'), address.join(', ')],
    [t('Neighborhood'), neighborhood],
    [t('Parking'), [parkingTag, ...parkingTypes].filter(Boolean).join(', ')],
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts
          .filter(([, fact]) => fact !== '')
          .map(([label, fact]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{fact}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      <RichText field={location.directions} />
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
