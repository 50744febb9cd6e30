import type { ReactNode } from 'react';
import { Image } from '@/cms/fields/image';
import { CallLink } from '@/cms/fields/call-link';
import { anchorOf } from '@/cms/fields/link';
import type { LinkData } from '@/cms/fields/readers';
import { Spoken } from '@/cms/fields/spoken';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { OpenHours } from '@/ui/open-hours/OpenHours';
import { WaitingTime } from '@/ui/waiting-time/WaitingTime';
import type { Location } from '../model/location';
import { buttonClass } from '@/ui/button/Button';
import { DirectionsLink } from '@/ui/directions-link/DirectionsLink';
import { PlaceMap } from './place-map';
import styles from './location.module.css';

/**
 * Where a location is and how to reach it.
 * @requirement E1 E3
 */
export function LocationHeader({ location }: { readonly location: Location }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { image, requestLink } = location;
  return (
    <header className={image ? styles.header : styles.headerPlain}>
      {image ? (
        <div className={styles.image}>
          <Image field={{ value: image }} sizes="(width >= 768px) 56vw, 103vw" isHero />
        </div>
      ) : null}
      <div className={styles.what}>
        <h1>{location.name}</h1>
        <Notice location={location} />
        <Address location={location} />
        {location.openingHours ? (
          <OpenHours
            hours={location.openingHours}
            language={page.language}
            isClosed={location.notice?.status === 'closed'}
          />
        ) : null}
        {location.waitingTimeId ? (
          <WaitingTime place={location.waitingTimeId} language={page.language} isWalkIn={location.isWalkIn} />
        ) : null}
        {location.kinds.length > 0 || location.parkingTag || location.isWalkIn ? (
          <ul className={styles.tags}>
            {location.kinds.map((kind) => (
              <li key={kind}>
                <Spoken text={kind} />
              </li>
            ))}
            {location.isWalkIn ? <li className={styles.good}>{t('Walk in, no appointment')}</li> : null}
            {location.parkingTag ? (
              <li className={styles.good}>
                <Spoken text={location.parkingTag} />
              </li>
            ) : null}
          </ul>
        ) : null}
        <div className={styles.actions}>
          {/* Where people walk in, getting there is what the page is for. */}
          {location.isWalkIn ? (
            <DirectionsLink
              name={location.name}
              href={location.directionsHref}
              className={buttonClass('primary')}
            />
          ) : null}
          {requestLink ? (
            <a
              className={buttonClass(location.isWalkIn ? 'secondary' : 'primary')}
              {...anchorOf(page, requestLink)}
            >
              <Spoken text={requestLink.text || t('Request an Appointment')} />
            </a>
          ) : null}
          <CallLink phone={location.phone} className={buttonClass('secondary')} />
        </div>
        <ul className={styles.links}>
          <LinkItem link={location.campusMapLink} fallback={t('Campus map')} />
          <LinkItem link={location.customDataLink} fallback="">
            {location.customDataImage ? (
              <Image field={{ value: location.customDataImage }} sizes="96px" />
            ) : null}
          </LinkItem>
        </ul>
      </div>
      {image && location.coordinates && location.hasFullAddress ? (
        <a href="#Directions" className={styles.where}>
          <PlaceMap location={location} className={styles.ground} size="beside" />
          <span>{t('See directions and parking')}</span>
        </a>
      ) : null}
    </header>
  );
}

/** What is unlike other days at the place now. @requirement E7 */
function Notice({ location: { notice, openingHours } }: { readonly location: Location }): ReactNode {
  const t = usePhrases();
  if (!notice) return null;
  const titles = { closed: t('Closed for now'), limited: t('Limited service'), open: '' };
  const title = titles[notice.status];
  return (
    <div
      className={styles.notice}
      role="note"
      {...(notice.through && openingHours
        ? { 'data-through': notice.through, 'data-zone': openingHours.zone }
        : {})}
      suppressHydrationWarning
    >
      {title ? <strong>{title}</strong> : null}
      {notice.text ? (
        <p>
          <Spoken text={notice.text} />
        </p>
      ) : null}
    </div>
  );
}

/** The address, with a link to directions if it is complete. */
function Address({ location }: { readonly location: Location }): ReactNode {
  const t = usePhrases();
  const { address, directionsHref } = location;
  if (address.length === 0) return null;
  const lines = address.map((line) => (
    <span key={line}>
      <bdi>{line}</bdi>
    </span>
  ));
  return (
    <address className={styles.address}>
      {directionsHref ? (
        <a href={directionsHref} target="_blank" rel="noopener">
          {lines}
          <span className={styles.way}>
            <span className="visually-hidden"> – </span>
            {t('Get Directions')}
            <span className="visually-hidden"> ({t('opens in a new window')})</span>
          </span>
        </a>
      ) : (
        lines
      )}
    </address>
  );
}

type LinkItemProps = {
  readonly link: LinkData | undefined;
  readonly fallback: string;
  readonly children?: ReactNode;
};

function LinkItem({ link, fallback, children }: LinkItemProps): ReactNode {
  const page = usePage();
  const text = link?.text || fallback;
  if (!link || (!text && !children)) return null;
  return (
    <li>
      <a {...anchorOf(page, link)}>
        {children}
        <Spoken text={text} />
      </a>
    </li>
  );
}
