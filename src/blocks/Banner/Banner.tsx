import type { ReactNode } from 'react';
import { readBanner } from '@/blocks/Banner/fields';
import type { BlockProps } from '@/cms/block';
import { Image } from '@/cms/fields/image';
import { imageOf, textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { Text } from '@/cms/fields/text';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { ActionLinks } from '@/features/content/ui/links';
import { Section } from '@/ui/section/Section';
import styles from '@/blocks/Banner/Banner.module.css';

/** One thing that the page wants to be noticed. @requirement G4 */
export function Banner({ fields }: BlockProps): ReactNode {
  const { isEditing } = usePage();
  const banner = readBanner(fields);
  const hasWords = textOf(banner.title) !== '' || textOf(banner.intro) !== '' || banner.links.length > 0;
  if (!hasWords && !imageOf(banner.image)) {
    return isEditing ? <AuthorNotice>Banner: there is nothing in it yet</AuthorNotice> : null;
  }
  return (
    <Section>
      <div className={styles.banner}>
        {hasWords ? (
          <div className={styles.words}>
            <Text field={banner.title} as="h2" />
            <RichText field={banner.intro} />
            <ActionLinks links={banner.links} />
          </div>
        ) : null}
        {imageOf(banner.image) ? (
          <div className={styles.picture}>
            <Image field={banner.image} sizes="(max-width: 768px) 100vw, 560px" />
          </div>
        ) : null}
      </div>
    </Section>
  );
}
