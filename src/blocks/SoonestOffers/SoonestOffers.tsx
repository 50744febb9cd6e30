import type { ReactNode } from 'react';
import { offersOf } from '@/blocks/SoonestOffers/fields';
import type { BlockProps } from '@/cms/block';
import { hrefOn, Link } from '@/cms/fields/link';
import { RichText } from '@/cms/fields/rich-text';
import { Spoken } from '@/cms/fields/spoken';
import { Text } from '@/cms/fields/text';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import type { FirstTime } from '@/contracts/soonest';
import { soonestQuery } from '@/features/book/model/soonest';
import { usePhrases } from '@/i18n/use-phrases';
import { formatDate, formatTime } from '@/lib/chicago-time';
import { zoneName } from '@/lib/zone-name';
import { Section } from '@/ui/section/Section';
import styles from '@/blocks/SoonestOffers/SoonestOffers.module.css';

/**
 * The first open times of a few specialties with any doctor, each a way to the list of its soonest times,
 * and each time one that can be booked.
 * @requirement I19
 */
export function SoonestOffers({
  fields,
  data,
}: BlockProps<ComponentFields, readonly FirstTime[]>): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { isEditing, language } = page;
  const offers = data?.ok
    ? data.data
    : offersOf(fields).map((offer) => ({ ...offer, slot: null, doctor: '', href: '' }));
  if (offers.length === 0) return isEditing ? <AuthorNotice>SoonestOffers (offers)</AuthorNotice> : null;
  return (
    <Section>
      <div className={styles.offers}>
        <Text field={fields?.titleText} as="h2" />
        <RichText field={fields?.introText} />
        <ul>
          {offers.map(({ wanted, isForChild, slot, doctor, href }) => (
            <li key={wanted}>
              <a href={hrefOn(page, `/soonest-appointment?${soonestQuery({ wanted, isForChild })}`)}>
                <Spoken text={wanted} />
              </a>
              {slot ? (
                <a href={hrefOn(page, href)} className={styles.time}>
                  <strong suppressHydrationWarning>
                    {t('{date}, {time} {zone}', {
                      date: formatDate(slot.date, { language, withYear: false }),
                      time: formatTime(slot.instant, { language, zone: slot.zone }),
                      zone: zoneName(slot.instant, { language, zone: slot.zone, length: 'short' }),
                    })}
                  </strong>{' '}
                  <bdi>{doctor}</bdi>
                </a>
              ) : null}
            </li>
          ))}
        </ul>
        <Link field={fields?.linkItem} />
      </div>
    </Section>
  );
}
