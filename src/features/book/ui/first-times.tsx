import type { ReactNode } from 'react';
import { Image } from '@/cms/fields/image';
import { hrefOn } from '@/cms/fields/link';
import { Spoken } from '@/cms/fields/spoken';
import { usePage } from '@/cms/page';
import type { FirstTime } from '@/contracts/soonest';
import { linkOfSlot } from '@/domain/linked-time';
import { formatDate, formatTime } from '@/lib/chicago-time';
import { zoneName } from '@/lib/zone-name';
import { soonestQuery } from '../model/soonest';
import styles from './first-times.module.css';

/** The first open time of each offer: whom it is with, a link that books it, and one to all of its soonest times. @requirement I19 */
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
  const { language } = page;
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
        <h3>
          <a href={hrefOn(page, `/soonest-appointment?${soonestQuery({ wanted, isForChild })}`)}>
            <Spoken text={wanted} />
          </a>
        </h3>
        {slot && doctor ? (
          <>
            <p data-far-letters="">
              <bdi>{doctor.name}</bdi>
            </p>
            <a
              className={styles.time}
              href={hrefOn(page, `${doctor.path}${linkOfSlot(slot)}`)}
              suppressHydrationWarning
            >
              <span>{formatDate(slot.date, { language, withYear: false })}</span>{' '}
              <b>
                {formatTime(slot.instant, { language, zone: slot.zone })}{' '}
                {zoneName(slot.instant, { language, zone: slot.zone, length: 'short' })}
              </b>
            </a>
          </>
        ) : null}
      </div>
    </li>
  );
}
