/** Widths in which the optimizer serves pictures, in pixels; one list for the optimizer and for those who ask it. */
export const imageWidths = {
  /** Pictures smaller than the screen. */
  small: [96, 160, 240, 320],
  /** Pictures up to the whole screen. */
  device: [360, 640, 750, 828, 1200, 1600],
} as const;

/** The optimizer's quality settings, in percent. */
export const imageQualities = { small: 75, wide: 65, widest: 54 } as const;

/**
 * The quality of a picture so many pixels wide: wide ones have more to spare, and the widest are for screens that show two or three
 * of their pixels in the place of one.
 * @requirement A14
 */
export function imageQuality(width: number): number {
  if (width < 360) return imageQualities.small;
  return width < 750 ? imageQualities.wide : imageQualities.widest;
}
