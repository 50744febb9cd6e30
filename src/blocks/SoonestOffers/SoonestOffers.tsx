import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { Link } from '@/cms/fields/link';
import { RichText } from '@/cms/fields/rich-text';
import { Text } from '@/cms/fields/text';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import type { FirstTime } from '@/contracts/soonest';
import { offersOf } from '@/features/book/model/soonest-offers';
import { FirstTimes } from '@/features/book/ui/first-times';
import { Section } from '@/ui/section/Section';
import styles from '@/features/book/ui/first-times.module.css';

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
        <FirstTimes offers={offers} />
        <Link field={fields?.linkItem} />
      </div>
    </Section>
  );
}
