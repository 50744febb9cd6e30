import type { Position } from '@/domain/map/projection';

/** A marked place; without a number its mark is a dot. */
export type Mark = Position & { readonly number?: number };

/** A picture with more marks than this would be made of marks. */
export const mostMarks = 40;

type Picture = {
  readonly marks: readonly Mark[];
  readonly isForChildren?: boolean;
  /** For narrow screens, where the names of a wide one would be too small to read. */
  readonly isSmall?: boolean;
};

/** Sizes of the pictures, pixels. */
export const pictureSizes = {
  wide: { width: 720, height: 400 },
  small: { width: 360, height: 320 },
} as const;

/** Screens on which the small picture is shown. */
export const smallScreens = '(width < 40rem)';

/**
 * The address of a map as a picture. Five decimals are a metre.
 * @requirement E2 E9
 */
export function pictureHref({ marks, isForChildren = false, isSmall = false }: Picture): string {
  const at = marks.map(({ latitude, longitude, number }) =>
    [latitude.toFixed(5), longitude.toFixed(5), ...(number === undefined ? [] : [number])].join(','),
  );
  return `/api/map-picture?at=${at.join(';')}${isForChildren ? '&for=children' : ''}${isSmall ? '&size=small' : ''}`;
}
