import type { LinkedTime } from '@/domain/linked-time';
import type { Slot } from '@/features/appointment/model/visit';

/** The open slot that a link means. @requirement I21 */
export function slotOfLink(link: LinkedTime, slots: readonly Slot[]): Slot | undefined {
  return slots.find(
    (slot) =>
      slot.instant === link.instant &&
      slot.visitType === link.visitType &&
      slot.departmentId === link.departmentId,
  );
}
