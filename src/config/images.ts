/** Widths in which the optimizer serves pictures, in pixels; one list for the optimizer and for those who ask it. */
export const imageWidths = {
  /** Pictures smaller than the screen. */
  small: [96, 160, 240, 320],
  /** Pictures up to the whole screen. */
  device: [360, 640, 750, 828, 1200, 1600],
} as const;

/** The optimizer's quality setting, in percent. */
export const imageQuality = 75;
