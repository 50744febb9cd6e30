import { Fragment, type ReactNode } from 'react';
import { Image } from '@/cms/fields/image';
import { hrefOn } from '@/cms/fields/link';
import { PageLink } from '@/cms/fields/page-link';
import { Spoken } from '@/cms/fields/spoken';
import { usePage } from '@/cms/page';
import type { LocationHit } from '@/contracts/search';
import { usePhrases } from '@/i18n/use-phrases';
import { OpenHours } from '@/ui/open-hours/OpenHours';
import { distanceText } from '../model/summary';
import { CardPhone } from './card-phone';
import { SummaryList } from './summary-list';
import { buttonClass } from '@/ui/button/Button';
import styles from './cards.module.css';
import own from './location-card.module.css';

type LocationCardProps = {
  readonly hit: LocationHit;
  /** Its place in the list, which the map shows; undefined where there is no map. */
  readonly number: number | undefined;
};

/**
 * A location among the results.
 * @requirement B17
 */
export function LocationCard({ hit, number }: LocationCardProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const href = hrefOn(page, hit.path);
  const { title: name } = hit;
  return (
    <article className={`${styles.location} ${own.card}`}>
      {hit.image ? (
        <div className={styles.view}>
          <Image
            field={{ value: { src: hit.image, width: 640, height: 400 } }}
            alt=""
            sizes="(width >= 768px) 214px, 112vw"
          />
        </div>
      ) : null}
      <div className={styles.body}>
        <h3>
          {hit.position && number !== undefined ? <span aria-hidden="true">{number}</span> : null}
          <PageLink href={hit.path} title={name} isName />
        </h3>
        <Facts hit={hit} />
        {hit.addressLines.length > 0 ? (
          <address>
            {hit.addressLines.map((line) => (
              <span key={line}>
                <bdi>{line}</bdi>
              </span>
            ))}
          </address>
        ) : null}
        {hit.hours ? <OpenHours hours={hit.hours} language={page.language} isClosed={hit.isClosed} /> : null}
        {hit.isWalkIn ? <p className={own.walkIn}>{t('Walk in, no appointment')}</p> : null}
        <dl>
          <SummaryList
            label={t('Services & Specialties')}
            items={hit.services}
            moreHref={`${href}#Services`}
            more={(count) => ({
              shown: t('{count} more', { count }),
              spoken: t('{count} more: services of {name}', { count, name }),
            })}
          />
        </dl>
      </div>
      <PlaceActions hit={hit} />
    </article>
  );
}

/** How far it is, what kind of place, and where one parks: a line whose separators never begin one. */
function Facts({ hit }: Pick<LocationCardProps, 'hit'>): ReactNode {
  const t = usePhrases();
  const { miles, placeTypes, parking } = hit;
  const facts = [...placeTypes, parking].filter(Boolean);
  if (miles === null && facts.length === 0) return null;
  return (
    <p className={styles.meta}>
      {miles === null ? null : <b>{distanceText(miles, t)}</b>}
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 || miles !== null ? '\u00A0· ' : null}
          <Spoken text={fact} />
        </Fragment>
      ))}
    </p>
  );
}

/** The way to a place, and its telephone. */
function PlaceActions({ hit }: Pick<LocationCardProps, 'hit'>): ReactNode {
  const t = usePhrases();
  return (
    <div className={styles.actions}>
      {hit.directionsHref ? (
        <a
          className={buttonClass('secondary')}
          href={hit.directionsHref}
          target="_blank"
          rel="noopener"
          aria-label={`${t('Get directions to {name}', { name: hit.title })} (${t('opens in a new window')})`}
        >
          {t('Get Directions')}
        </a>
      ) : null}
      <CardPhone phone={hit.phone} />
    </div>
  );
}
