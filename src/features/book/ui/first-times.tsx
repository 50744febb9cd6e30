import type { ReactNode } from 'react';
import { Image } from '@/cms/fields/image';
import { hrefOn } from '@/cms/fields/link';
import { Spoken } from '@/cms/fields/spoken';
import { usePage } from '@/cms/page';
import { isInPersonType } from '@/config/visit-types';
import type { FirstTime } from '@/contracts/soonest';
import { linkOfSlot } from '@/domain/linked-time';
import { usePhrases } from '@/i18n/use-phrases';
import { formatDate, formatTime } from '@/lib/chicago-time';
import { zoneName } from '@/lib/zone-name';
import { soonestQuery } from '../model/soonest';
import styles from './first-times.module.css';

/** The first open time of each offer: whom it is with and where, a link that books it, and one to all of its soonest times. @requirement I19 */
export function FirstTimes({ offers }: { readonly offers: readonly FirstTime[] }): ReactNode {
  return (
    <ul>
      {offers.map((offer) => (
        <Offer key={`${offer.wanted} ${offer.isForChild}`} {...offer} />
      ))}
    </ul>
  );
}

function Offer({ wanted, isForChild, slot, doctor }: FirstTime): ReactNode {
  const page = usePage();
  const all = (
    <a href={hrefOn(page, `/soonest-appointment?${soonestQuery({ wanted, isForChild })}`)}>
      <Spoken text={wanted} />
    </a>
  );
  return (
    <li>
      {doctor?.image ? (
        <Image
          field={{ value: { src: doctor.image, width: 192, height: 240 } }}
          alt=""
          sizes="96px"
          className={styles.face}
        />
      ) : null}
      <div>
        {slot && doctor ? (
          <>
            <h3 data-far-letters="">
              <a href={hrefOn(page, doctor.path)}>
                <bdi>{doctor.name}</bdi>
              </a>
            </h3>
            <p>{all}</p>
            <Where {...slot} />
            <Time slot={slot} path={doctor.path} />
          </>
        ) : (
          <h3>{all}</h3>
        )}
      </div>
    </li>
  );
}

type Slot = NonNullable<FirstTime['slot']>;

function Where({ visitType, location }: Slot): ReactNode {
  const t = usePhrases();
  if (!isInPersonType(visitType)) return <p>{t('Video visit')}</p>;
  return (
    <p>
      {t('In person')}: <bdi>{location}</bdi>
    </p>
  );
}

function Time({ slot, path }: { readonly slot: Slot; readonly path: string }): ReactNode {
  const page = usePage();
  const { language } = page;
  const { date, instant, zone } = slot;
  return (
    <a className={styles.time} href={hrefOn(page, `${path}${linkOfSlot(slot)}`)} suppressHydrationWarning>
      <span>{formatDate(date, { language, withYear: false })}</span>{' '}
      <b>
        {formatTime(instant, { language, zone })} {zoneName(instant, { language, zone, length: 'short' })}
      </b>
    </a>
  );
}
