import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { Image } from '@/cms/fields/image';
import { Link } from '@/cms/fields/link';
import { imageOf, isTrue, linkOf, textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { Text } from '@/cms/fields/text';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { readLinks } from '@/features/content/model/links';
import { ArrowLinks } from '@/features/content/ui/links';
import { buttonClass } from '@/ui/button/Button';
import { Section } from '@/ui/section/Section';
import styles from '@/blocks/PromoCard/PromoCard.module.css';
import { Spoken } from '@/cms/fields/spoken';

/** Widths of the picture, as the optimizer is told. @requirement A14 */
const sizes = '(max-width: 768px) 50vw, 600px';

/**
 * A picture with title, text and links; with the single-link flag the title carries the detail link for the whole card.
 * @requirement G3 A14
 */
export function PromoCard({ fields }: BlockProps): ReactNode {
  const { isEditing } = usePage();
  const detail = linkOf(fields?.detailLink);
  const isSingle = isTrue(fields?.singleLink) && detail !== undefined;
  const hasWords = textOf(fields?.title) !== '' || textOf(fields?.details) !== '';
  const links = readLinks(fields?.links);
  if (!hasWords && !detail && links.length === 0 && !imageOf(fields?.image)) {
    return isEditing ? <AuthorNotice>PromoCard: there is nothing in it yet</AuthorNotice> : null;
  }
  return (
    <Section>
      <div className={isSingle ? `${styles.card} ${styles.single}` : styles.card}>
        {imageOf(fields?.image) ? (
          <Image field={fields?.image} sizes={sizes} className={styles.picture} />
        ) : null}
        <div className={styles.words}>
          {isSingle ? (
            <h2>
              <Link field={fields?.detailLink}>
                <Spoken text={textOf(fields?.title) || detail.text || detail.href} />
              </Link>
            </h2>
          ) : (
            <Text field={fields?.title} as="h2" />
          )}
          <RichText field={fields?.details} />
          {isSingle ? null : <ArrowLinks links={links} />}
          {detail && !isSingle ? (
            <p>
              <Link field={fields?.detailLink} className={buttonClass('secondary')} />
            </p>
          ) : null}
        </div>
      </div>
    </Section>
  );
}
