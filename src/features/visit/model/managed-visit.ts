import type { ManagedVisit } from '@/contracts/managed-visit';
import type { AppointmentsAnswer } from '@/contracts/scheduling';
import { isInPersonType } from '@/config/visit-types';
import type { Failure } from '@/features/appointment/model/failure';
import { isPlaceAsked } from '@/features/appointment/model/video-place';
import type { Times } from '@/features/appointment/state/use-times';
import { isSameSlot, slotOfVisit, type Slot } from '@/features/appointment/model/visit';

/** The result of the visitor's last action, as the page tells it. */
export type VisitNews =
  | 'cancelled'
  | 'moved'
  | 'wasCancelled'
  | 'hasStarted'
  | 'wasChanged'
  | 'unsure'
  | 'tooMany';

/** What the page for a visit shows. */
export type VisitPage =
  /** `isCancelled`: the visit that was here before a reload. */
  | { readonly at: 'code'; readonly isUnknown: boolean; readonly isCancelled?: boolean }
  | { readonly at: 'loading' }
  | { readonly at: Failure }
  | {
      readonly at: 'visit';
      readonly visit: ManagedVisit;
      readonly news?: VisitNews;
      readonly wantsFeed?: boolean;
    }
  | { readonly at: 'cancelling' | 'moving'; readonly visit: ManagedVisit; readonly isBusy: boolean };

/**
 * The page for a visit that has just been loaded.
 * @param wish - what the link asks for: `cancel`, `calendar` or ''
 * @requirement I16
 */
export function openedVisit(visit: ManagedVisit, wish: string): VisitPage {
  if (wish === 'cancel' && visit.canCancel) return { at: 'cancelling', visit, isBusy: false };
  return { at: 'visit', visit, wantsFeed: wish === 'calendar' };
}

/**
 * The times that a visit can move to: those of its own visit type, except its present time.
 * @requirement I16
 */
export function timesFor(visit: ManagedVisit, times: Times): Times {
  const own = slotOfVisit(visit);
  const fits = (slot: Slot) => slot.visitType === own.visitType && !isSameSlot(slot, own);
  const allSlots = times.allSlots.filter(fits);
  const dates = times.dates
    .map((date) => ({
      ...date,
      groups: date.groups
        .map((group) => ({ ...group, slots: group.slots.filter(fits) }))
        .filter((group) => group.slots.length > 0),
    }))
    .filter((date) => date.groups.length > 0);
  const locations = times.locations.filter((name) => allSlots.some((slot) => slot.location === name));
  const asked: AppointmentsAnswer['missing'] = isInPersonType(own.visitType) ? 'inPerson' : 'virtual';
  return {
    ...times,
    allSlots,
    slots: times.slots.filter(fits),
    video: { ...times.video, isAsked: isPlaceAsked(allSlots, times.video) },
    dates,
    locations,
    missing: times.missing === asked ? asked : null,
  };
}
