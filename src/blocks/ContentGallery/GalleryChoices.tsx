import type { ReactNode } from 'react';
import { Image } from '@/cms/fields/image';
import { imageOf, textOf } from '@/cms/fields/readers';
import { Spoken } from '@/cms/fields/spoken';
import type { ListItem } from '@/features/content/model/list-item';
import { usePhrases } from '@/i18n/use-phrases';
import { Icon } from '@/ui/icon/Icon';
import styles from '@/blocks/ContentGallery/ContentGallery.module.css';

type GalleryChoicesProps = {
  readonly items: readonly ListItem[];
  /** Index of the item that is shown. */
  readonly active: number;
  /** One before the first and one after the last are asked for, too. */
  readonly onChoose: (index: number) => void;
  /** A finger or a pointer pressed one; keys keep what has the focus in sight. */
  readonly onPress: () => void;
};

/** What there is to press in a gallery: previous, next and a small picture of each item. @requirement G5 */
export function GalleryChoices({ items, active, onChoose, onPress }: GalleryChoicesProps): ReactNode {
  const t = usePhrases();
  const count = items.length;
  const placeOf = (index: number) => t('Picture {number} of {count}', { number: index + 1, count });
  return (
    <div className={`${styles.choices} needs-script no-print`}>
      <div className={styles.steps}>
        <button
          type="button"
          className={styles.step}
          aria-label={t('Previous picture')}
          onClick={() => onChoose(active - 1)}
        >
          <Icon name="chevron-left" size="m" isDirectional />
        </button>
        <button
          type="button"
          className={styles.step}
          aria-label={t('Next picture')}
          onClick={() => onChoose(active + 1)}
        >
          <Icon name="chevron-right" size="m" isDirectional />
        </button>
        <output className={styles.where}>{placeOf(active)}</output>
      </div>
      <ul className={styles.small} aria-label={t('Choose a picture')}>
        {items.map((item, index) => {
          const name = textOf(item.title) || (imageOf(item.image)?.alt ?? '');
          return (
            <li key={item.key}>
              <button
                type="button"
                className={styles.choice}
                aria-current={index === active ? 'true' : undefined}
                onClick={({ detail }) => {
                  onChoose(index);
                  if (detail > 0) onPress();
                }}
                onFocus={() => onChoose(index)}
                onPointerMove={({ pointerType, movementX, movementY }) => {
                  // A finger has no place above; it presses. A list that scrolls under a pointer at rest, as with the
                  // focus, tells of it as of a move.
                  if (pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)) onChoose(index);
                }}
              >
                {item.has.image ? (
                  <Image field={item.image} alt="" sizes="96px" className={styles.thumb} />
                ) : null}
                <span className={styles.name}>{name === '' ? placeOf(index) : <Spoken text={name} />}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
