import type { Pixel, View } from '@/domain/map/projection';

/** Widths of the details of a place, pixels. A map that is narrower gets narrower ones. @requirement E4 */
export const popupWidths = { minWidth: 300, maxWidth: 500 } as const;

/** Where the details of a place stand in the frame of the map: pixels from its edges. */
export type PopupPlace = {
  readonly left: number;
  readonly width: number;
  readonly maxHeight: number;
} & ({ readonly top: number } | { readonly bottom: number });

/** Enough for most details, their mark included, pixels. Longer ones scroll. */
export const popupRoom = 340;

/** Between the details and the edges of the map. */
const edge = 8;
/** From the middle of a mark to the details beside it. */
const markRoom = 34;

/**
 * The details of a place above its mark or below it, wherever there is more room, and always within the frame.
 * @param at - the mark, or the mark of the group that holds it
 * @requirement E4
 */
export function popupPlace(at: Pixel, { width: frame, height }: Pick<View, 'width' | 'height'>): PopupPlace {
  const { minWidth, maxWidth } = popupWidths;
  const width = Math.max(0, Math.min(Math.max(minWidth, frame / 2), maxWidth, frame - 2 * edge));
  const left = Math.min(Math.max(edge, at.x - width / 2), frame - width - edge);
  // A mark outside the view keeps its details at the nearest edge.
  const y = Math.min(Math.max(0, at.y), height);
  const isAbove = y > height / 2;
  const maxHeight = Math.max(0, (isAbove ? y : height - y) - markRoom - edge);
  return isAbove
    ? { left, width, maxHeight, bottom: height - y + markRoom }
    : { left, width, maxHeight, top: y + markRoom };
}
