import type { OpenHours } from '../../content/open-hours.ts';
import type { VisitType } from '../visit-types.ts';

/** A place where providers see patients. */
export type Department = {
  readonly id: string;
  readonly name: string;
  /** The name that bookings carry. */
  readonly practiceLocation: string;
  readonly street: readonly string[];
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly phone: string;
  /** IANA name. */
  readonly zone: string;
  /** Hours of the place that bound visits there; absent where the calendar alone says when somebody comes. */
  readonly opening?: OpenHours | undefined;
};

/** Hours of any week in which a provider sees patients. Times are minutes after local midnight. */
export type WeeklyHours = {
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly fromMinute: number;
  readonly toMinute: number;
  /** Visits start every so many minutes. */
  readonly stepMinutes: number;
  readonly departmentId: string;
  /** Whether visits are by video, all of them, or in person. */
  readonly isVirtual: boolean;
};

/** Calendar dates on which a provider sees nobody, yyyy-MM-dd, both included. */
export type Absence = { readonly from: string; readonly to: string };

/** A provider who can be booked online, with the parts of the calendar that seldom change. */
export type Provider = {
  readonly npi: string;
  readonly name: string;
  /** Path of the provider's page on the site. */
  readonly path: string;
  readonly specialties: readonly string[];
  /** Postal abbreviations of the states in which a patient may be during a video visit. */
  readonly videoStates: readonly string[];
  /** By id, the primary place of work first. */
  readonly departments: ReadonlyMap<string, Department>;
  /** Zone of the primary place of work: what day it is for the provider. */
  readonly zone: string;
  readonly hours: readonly WeeklyHours[];
  /** Minutes of a visit by department and visit type; what is absent is not offered there. */
  readonly visitMinutes: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly absences: readonly Absence[];
  /** Dates on which all departments are closed, yyyy-MM-dd. */
  readonly holidays: ReadonlySet<string>;
};

/** Whether a provider sees patients of a visit type at any department. @requirement I4 */
export function offers(provider: Provider, visitType: VisitType): boolean {
  return [...provider.visitMinutes.values()].some((minutes) => minutes.has(visitType.id));
}

/** Whether a provider is absent, or the departments closed, on a date (yyyy-MM-dd). @requirement I4 */
export function isDayOff(provider: Provider, localDate: string): boolean {
  return (
    provider.holidays.has(localDate) ||
    provider.absences.some(({ from, to }) => localDate >= from && localDate <= to)
  );
}
