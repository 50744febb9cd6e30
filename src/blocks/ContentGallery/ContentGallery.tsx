import { useRef, useState, type ReactNode } from 'react';
import { GalleryChoices } from '@/blocks/ContentGallery/GalleryChoices';
import { GalleryPanel } from '@/blocks/ContentGallery/GalleryPanel';
import type { BlockProps } from '@/cms/block';
import { textOf } from '@/cms/fields/readers';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { readListItems } from '@/features/content/model/list-item';
import { BlockHead } from '@/features/content/ui/block-head';
import { usePhrases } from '@/i18n/use-phrases';
import { Section } from '@/ui/section/Section';
import styles from '@/blocks/ContentGallery/ContentGallery.module.css';

/**
 * Pictures, one of them large. The pointer above a small one, the focus on it, or a press shows it; previous and next go
 * round. Without scripts, on paper and for authors all of them are shown; one alone has nothing to press.
 * @requirement G5
 */
export function ContentGallery({ fields }: BlockProps): ReactNode {
  const t = usePhrases();
  const { isEditing } = usePage();
  const [chosen, setChosen] = useState(0);
  const stage = useRef<HTMLDivElement>(null);
  const items = readListItems(fields?.galleryItems);
  if (items.length === 0)
    return isEditing ? <AuthorNotice>ContentGallery: there are no pictures yet</AuthorNotice> : null;
  const headingAs = textOf(fields?.titleText) === '' ? 'h2' : 'h3';
  const isQuiet = isEditing || items.length === 1;
  // An author may have taken pictures away.
  const active = Math.min(chosen, items.length - 1);
  return (
    <Section>
      <BlockHead title={fields?.titleText} />
      {isEditing ? (
        <AuthorNotice>{t('user interaction not available in experience editor')}</AuthorNotice>
      ) : null}
      <div className={isQuiet ? styles.all : styles.gallery}>
        <div ref={stage} className={styles.stage}>
          {items.map((item, index) => (
            <GalleryPanel
              key={item.key}
              item={item}
              headingAs={headingAs}
              isActive={isQuiet || index === active}
            />
          ))}
        </div>
        {isQuiet ? null : (
          <GalleryChoices
            items={items}
            active={active}
            // On a phone the picture stands above the screen when somebody presses a small one.
            onPress={() => stage.current?.scrollIntoView?.({ block: 'nearest' })}
            onChoose={(index) => setChosen((index + items.length) % items.length)}
          />
        )}
      </div>
    </Section>
  );
}
