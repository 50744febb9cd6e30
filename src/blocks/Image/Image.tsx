import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { Image as Picture } from '@/cms/fields/image';
import { Link } from '@/cms/fields/link';
import { imageOf, linkOf } from '@/cms/fields/readers';
import { Text } from '@/cms/fields/text';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { Section } from '@/ui/section/Section';
import styles from '@/blocks/Image/Image.module.css';

/**
 * A picture with a caption, and a link if it has one.
 * @requirement G3 A14
 * @decision Q53
 */
export function Image({ fields }: BlockProps): ReactNode {
  const { isEditing } = usePage();
  if (!imageOf(fields?.image)) return isEditing ? <AuthorNotice>Image</AuthorNotice> : null;
  const picture = (
    <Picture field={fields?.image} sizes="(max-width: 1216px) 100vw, 1216px" className={styles.picture} />
  );
  return (
    <Section>
      <figure className={styles.figure}>
        {linkOf(fields?.linkItem) ? <Link field={fields?.linkItem}>{picture}</Link> : picture}
        <Text field={fields?.caption} as="figcaption" className={styles.caption} />
      </figure>
    </Section>
  );
}
