import type { ManagedVisit } from '@/contracts/managed-visit';
import type { AppointmentsAnswer } from '@/contracts/scheduling';
import { isInPersonType, visitTypesFor } from '@/config/scheduling';
import type { Times } from '../state/use-times';
import { isSameSlot, type PatientKind, type Slot } from './visit';

/** What is to be said about the last thing that was asked for. */
export type VisitNews = 'cancelled' | 'moved' | 'wasCancelled' | 'hasStarted' | 'wasChanged' | 'unsure';

/** Where the page for a visit stands. */
export type VisitPage =
  | { readonly at: 'code'; readonly isUnknown: boolean }
  | { readonly at: 'loading' }
  | { readonly at: 'failed' }
  | {
      readonly at: 'visit';
      readonly visit: ManagedVisit;
      readonly news?: VisitNews;
      readonly wantsFeed?: boolean;
    }
  | { readonly at: 'cancelling' | 'moving'; readonly visit: ManagedVisit; readonly isBusy: boolean };

/** The token and the wish in a link, `#code=…&do=cancel`; in text messages the token alone, `#…`. */
export function linkOf(hash: string): { readonly code: string; readonly wish: string } | undefined {
  if (/^#\w{26}$/.test(hash)) return { code: hash.slice(1), wish: '' };
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const code = parts.get('code') ?? '';
  return code === '' ? undefined : { code, wish: parts.get('do') ?? '' };
}

/** Where the page goes with a visit that was just read. @requirement I16 */
export function openedVisit(visit: ManagedVisit, wish: string): VisitPage {
  if (wish === 'cancel' && visit.canCancel) return { at: 'cancelling', visit, isBusy: false };
  return { at: 'visit', visit, wantsFeed: wish === 'calendar' };
}

/** A visit's time, or an offered one, in the shape of the times that can be chosen. */
export function slotOfVisit(visit: Slot): Slot {
  const { date, rawTime, instant, zone, departmentId, location, address, cityAndZip, phone, visitType } =
    visit;
  return { date, rawTime, instant, zone, departmentId, location, address, cityAndZip, phone, visitType };
}

/** The kind of patient that a visit type is for. */
export function patientOfType(visitType: string): PatientKind {
  for (const isNewPatient of [true, false])
    for (const isAdultPatient of [true, false]) {
      const { inPerson, virtual } = visitTypesFor({ isNewPatient, isAdultPatient });
      if (visitType === inPerson || visitType === virtual) return { isNewPatient, isAdultPatient };
    }
  return { isNewPatient: false, isAdultPatient: true };
}

/**
 * The times that a visit can move to: those of its own kind, without the one it has.
 * @requirement I16
 */
export function timesFor(visit: ManagedVisit, times: Times): Times {
  const own = slotOfVisit(visit);
  const fits = (slot: Slot) => slot.visitType === own.visitType && !isSameSlot(slot, own);
  const slots = times.slots.filter(fits);
  const dates = times.dates
    .map((date) => ({
      ...date,
      groups: date.groups
        .map((group) => ({ ...group, slots: group.slots.filter(fits) }))
        .filter((group) => group.slots.length > 0),
    }))
    .filter((date) => date.groups.length > 0);
  const locations = times.locations.filter((name) => slots.some((slot) => slot.location === name));
  const asked: AppointmentsAnswer['missing'] = isInPersonType(own.visitType) ? 'inPerson' : 'virtual';
  return { ...times, slots, dates, locations, missing: times.missing === asked ? asked : null };
}
