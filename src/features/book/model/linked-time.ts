import type { Slot } from '@/features/appointment/model/visit';

/** A time that a link from elsewhere names. `instant`: milliseconds since 1970. */
export type LinkedTime = Pick<Slot, 'instant' | 'visitType' | 'departmentId'>;

/**
 * The time behind the `#` of a link that other programs got from the published availability.
 * @param hash - `#book=1764255600000&type=9003&at=601`
 * @requirement I21
 */
export function linkedTimeOf(hash: string): LinkedTime | undefined {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const instant = Number(parts.get('book') ?? Number.NaN);
  const visitType = parts.get('type') ?? '';
  const departmentId = parts.get('at') ?? '';
  return Number.isInteger(instant) && visitType !== '' ? { instant, visitType, departmentId } : undefined;
}

/** The open slot that a link means. */
export function slotOfLink(link: LinkedTime, slots: readonly Slot[]): Slot | undefined {
  return slots.find(
    (slot) =>
      slot.instant === link.instant &&
      slot.visitType === link.visitType &&
      slot.departmentId === link.departmentId,
  );
}

/** The end of a link that `linkedTimeOf` reads. */
export function linkOfSlot({ instant, visitType, departmentId }: LinkedTime): string {
  const parts = { book: String(instant), type: visitType, at: departmentId };
  return `#${new URLSearchParams(parts).toString()}`;
}
