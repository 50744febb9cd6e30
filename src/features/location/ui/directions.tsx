import type { ReactNode } from 'react';
import { RichText } from '@/cms/fields/rich-text';
import { Spoken } from '@/cms/fields/spoken';
import { usePage } from '@/cms/page';
import { pictureHref, pictureSizes, smallScreens } from '@/domain/map/picture-address';
import { isForChildren } from '@/domain/subsites';
import { usePhrases } from '@/i18n/use-phrases';
import { listOf } from '@/lib/list-of';
import type { Location } from '../model/location';
import styles from './location.module.css';

/** Address, parking, a map and the way to a location. @requirement E2 E3 */
export function Directions({ location }: { readonly location: Location }): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  const { address, directionsHref, parkingTypes, parkingTag, neighborhood, name } = location;
  const facts: readonly (readonly [string, string])[] = [
    [t('Address'), address.join(', ')],
    [t('Neighborhood'), neighborhood],
    [t('Parking'), listOf([parkingTag, ...parkingTypes].filter(Boolean), language)],
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
                <bdi>
                  <Spoken text={fact} />
                </bdi>
              </dd>
            </div>
          ))}
      </dl>
      <RichText field={location.directions} />
      <StaticMap location={location} />
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

/** Where a location is, as a picture. @requirement E2 */
function StaticMap({ location: { coordinates, name } }: { readonly location: Location }): ReactNode {
  const t = usePhrases();
  const { pathname } = usePage();
  if (!coordinates) return null;
  const picture = { marks: [coordinates], isForChildren: isForChildren(pathname) };
  return (
    <picture>
      <source media={smallScreens} srcSet={pictureHref({ ...picture, isSmall: true })} />
      {/* The optimizer takes no SVG, and the picture is small. */}
      {/* oxlint-disable-next-line nextjs/no-img-element */}
      <img
        className={styles.map}
        src={pictureHref(picture)}
        alt={t('Map around {name}', { name })}
        {...pictureSizes.wide}
        loading="lazy"
      />
    </picture>
  );
}
