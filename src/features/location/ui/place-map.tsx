import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { pictureHref, pictureSizes, type PictureSize, smallScreens } from '@/domain/map/picture-address';
import { isForChildren } from '@/domain/subsites';
import { usePhrases } from '@/i18n/use-phrases';
import type { Location } from '../model/location';

type PlaceMapProps = {
  readonly location: Location;
  readonly className: string | undefined;
  /** On screens that are not narrow. */
  readonly size?: PictureSize;
};

/** Where a location is, as a picture; nothing where nobody said. @requirement E2 */
export function PlaceMap({
  location: { coordinates, name },
  className,
  size = 'wide',
}: PlaceMapProps): ReactNode {
  const t = usePhrases();
  const { pathname } = usePage();
  if (!coordinates) return null;
  const picture = { marks: [coordinates], isForChildren: isForChildren(pathname) };
  return (
    <picture>
      <source media={smallScreens} srcSet={pictureHref({ ...picture, size: 'small' })} />
      {/* The optimizer takes no SVG, and the picture is small. */}
      {/* oxlint-disable-next-line nextjs/no-img-element */}
      <img
        className={className}
        src={pictureHref({ ...picture, size })}
        alt={t('Map around {name}', { name })}
        {...pictureSizes[size]}
        loading="lazy"
      />
    </picture>
  );
}
