import type { ReactNode } from 'react';
import { offersOf } from '@/blocks/SoonestOffers/fields';
import type { BlockProps } from '@/cms/block';
import { Image } from '@/cms/fields/image';
import { hrefOn, Link } from '@/cms/fields/link';
import { RichText } from '@/cms/fields/rich-text';
import { Spoken } from '@/cms/fields/spoken';
import { Text } from '@/cms/fields/text';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import type { FirstTime } from '@/contracts/soonest';
import { linkOfSlot } from '@/domain/linked-time';
import { soonestQuery } from '@/features/book/model/soonest';
import { formatDate, formatTime } from '@/lib/chicago-time';
import { zoneName } from '@/lib/zone-name';
import { Section } from '@/ui/section/Section';
import styles from '@/blocks/SoonestOffers/SoonestOffers.module.css';

/**
 * The first open times of a few specialties: whom it is with, a link that books it, and one to the list of its soonest times.
 * @requirement I19
 */
export function SoonestOffers({
  fields,
  data,
}: BlockProps<ComponentFields, readonly FirstTime[]>): ReactNode {
  const { isEditing } = usePage();
  const offers = data?.ok
    ? data.data
    : offersOf(fields).map((offer) => ({ ...offer, slot: null, doctor: null }));
  if (offers.length === 0) return isEditing ? <AuthorNotice>SoonestOffers (offers)</AuthorNotice> : null;
  return (
    <Section>
      <div className={styles.offers}>
        <Text field={fields?.titleText} as="h2" />
        <RichText field={fields?.introText} />
        <ul>
          {offers.map((offer) => (
            <Offer key={offer.wanted} {...offer} />
          ))}
        </ul>
        <Link field={fields?.linkItem} />
      </div>
    </Section>
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
