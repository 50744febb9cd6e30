import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { Image as Picture } from '@/cms/fields/image';
import { Link } from '@/cms/fields/link';
import { imageOf, linkOf, textOf } from '@/cms/fields/readers';
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
  const image = imageOf(fields?.image);
  if (!image) return isEditing ? <AuthorNotice>Image: no picture is chosen yet</AuthorNotice> : null;
  const link = linkOf(fields?.linkItem);
  // A picture without a description of its own says where its link leads.
  const alt = image.alt || (link ? link.text || textOf(fields?.caption) || link.href : '');
  const picture = (
    <Picture
      field={fields?.image}
      alt={alt}
      sizes="(max-width: 1216px) 100vw, 1216px"
      className={styles.picture}
    />
  );
  return (
    <Section>
      <figure className={styles.figure}>
        {link ? <Link field={fields?.linkItem}>{picture}</Link> : picture}
        <Text field={fields?.caption} as="figcaption" className={styles.caption} />
      </figure>
      {isEditing && alt === '' ? <AuthorNotice>Image: the picture has no description</AuthorNotice> : null}
    </Section>
  );
}
