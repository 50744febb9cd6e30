import type { ReactNode } from 'react';
import { Image } from '@/cms/fields/image';
import { linkOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { Text } from '@/cms/fields/text';
import type { ListItem } from '@/features/content/model/list-item';
import { MoreLink } from '@/features/content/ui/more-link';
import styles from '@/blocks/ContentGallery/ContentGallery.module.css';

type GalleryPanelProps = {
  readonly item: ListItem;
  readonly headingAs: 'h2' | 'h3';
  /** The style sheet hides the others where scripts run. */
  readonly isActive: boolean;
};

/** A picture of a gallery with its words. */
export function GalleryPanel({ item, headingAs, isActive }: GalleryPanelProps): ReactNode {
  const { title, details, image, link, isLinkRepeated, has } = item;
  return (
    <div className={styles.panel} data-active={isActive || undefined}>
      {has.image ? (
        <Image field={image} sizes="(max-width: 768px) 100vw, 780px" className={styles.picture} />
      ) : null}
      {has.title || has.words ? (
        <div className={styles.words}>
          <Text field={title} as={headingAs} className={styles.title} />
          <RichText field={details} />
          {linkOf(link) ? <MoreLink link={link} title={title} isRepeated={isLinkRepeated} /> : null}
        </div>
      ) : null}
    </div>
  );
}
