import type { Position } from '@/domain/map/projection';

/** A marked place; without a number its mark is a dot. */
export type Mark = Position & { readonly number?: number };

/** A picture with more marks than this would be made of marks. */
export const mostMarks = 40;

type Picture = {
  readonly marks: readonly Mark[];
  readonly isForChildren?: boolean;
  /** Wide where nothing is said. */
  readonly size?: PictureSize;
};

/**
 * Sizes of the pictures, pixels: in place of a map, for narrow screens, in place of a map there, beside some words, and beside a list.
 * None is shown much smaller than it is, or its names could not be read.
 */
export const pictureSizes = {
  wide: { width: 720, height: 400 },
  small: { width: 360, height: 320 },
  high: { width: 360, height: 440 },
  beside: { width: 352, height: 352 },
  tall: { width: 352, height: 560 },
  slim: { width: 264, height: 520 },
} as const;

export type PictureSize = keyof typeof pictureSizes;

/** Screens on which a list has room for the tall picture beside it; on smaller ones it has a slim one. */
export const roomyScreens = '(width >= 80rem)';

/** Screens on which the small picture is shown. */
export const smallScreens = '(width < 40rem)';

/**
 * The address of a map as a picture. Five decimals are a metre.
 * @requirement E2 E9
 */
export function pictureHref({ marks, isForChildren = false, size = 'wide' }: Picture): string {
  const at = marks.map(({ latitude, longitude, number }) =>
    [latitude.toFixed(5), longitude.toFixed(5), ...(number === undefined ? [] : [number])].join(','),
  );
  return `/api/map-picture?at=${at.join(';')}${isForChildren ? '&for=children' : ''}${size === 'wide' ? '' : `&size=${size}`}`;
}
