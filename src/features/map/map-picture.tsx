import type { ReactNode } from 'react';
import { mostMarks, pictureHref, pictureSizes, smallScreens } from '@/domain/map/picture-address';
import { usePhrases } from '@/i18n/use-phrases';
import type { MapItem } from './map-item';
import styles from './location-map.module.css';

type MapPictureProps = {
  readonly items: readonly MapItem[];
  readonly isForChildren: boolean;
  readonly alt: string;
};

/** A picture in place of the map, with the numbers of the list. @requirement E9 */
export function MapPicture({ items, isForChildren, alt }: MapPictureProps): ReactNode {
  const t = usePhrases();
  const marks = items.flatMap(({ position, locationId }) =>
    position ? [{ ...position, number: locationId }] : [],
  );
  if (marks.length === 0 || marks.length > mostMarks)
    return <p className={styles.waiting}>{t('The list says where each place is.')}</p>;
  return (
    <picture>
      <source
        media={smallScreens}
        srcSet={pictureHref({ marks, isForChildren, size: 'high' })}
        {...pictureSizes.high}
      />
      {/* The optimizer takes no SVG, and the picture is small. */}
      {/* oxlint-disable-next-line nextjs/no-img-element */}
      <img
        className={styles.picture}
        src={pictureHref({ marks, isForChildren })}
        alt={alt}
        {...pictureSizes.wide}
        loading="lazy"
      />
    </picture>
  );
}
