import type { ReactNode } from 'react';
import { readHighlight } from '@/blocks/ContentHighlight/fields';
import type { BlockProps } from '@/cms/block';
import { Image } from '@/cms/fields/image';
import { RichText } from '@/cms/fields/rich-text';
import { Text } from '@/cms/fields/text';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { ActionLinks } from '@/features/content/ui/links';
import { Section } from '@/ui/section/Section';
import styles from '@/blocks/ContentHighlight/ContentHighlight.module.css';

/**
 * One message of a page with a picture beside it, and where it leads. Parameter: `mediaFirst` (1) puts the picture before
 * the words.
 * @requirement G3
 * @decision Q53
 */
export function ContentHighlight({ fields, params }: BlockProps): ReactNode {
  const { isEditing } = usePage();
  const { heading, intro, image, links, isMediaFirst, has } = readHighlight(fields, params);
  if (!has.words && !has.image)
    return isEditing ? <AuthorNotice>ContentHighlight: there is nothing in it yet</AuthorNotice> : null;
  const picture = has.image ? (
    <div className={styles.picture}>
      <Image field={image} sizes="(max-width: 768px) 100vw, 580px" />
    </div>
  ) : null;
  return (
    <Section>
      <div className={styles.highlight}>
        {isMediaFirst ? picture : null}
        {has.words ? (
          <div className={styles.words}>
            <Text field={heading} as="h2" />
            <RichText field={intro} className={styles.intro} />
            <ActionLinks links={links} />
          </div>
        ) : null}
        {isMediaFirst ? null : picture}
      </div>
    </Section>
  );
}
