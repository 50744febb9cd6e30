import type { BookingTable } from '../../db/schema.ts';
import type { Department } from '../calendar/provider.ts';
import { visitTypes } from '../visit-types.ts';

type Visit = {
  readonly booking: Pick<BookingTable, 'visit_type' | 'department_name'>;
  readonly department: Department | undefined;
};

/** Name and address of the place; empty for a visit by video. @requirement I18 */
export function placeOf({ booking, department }: Visit): string {
  if (isVirtual(booking)) return '';
  if (department === undefined) return booking.department_name;
  return [department.name, addressOf({ booking, department })].filter((part) => part !== '').join(', ');
}

/**
 * Where a calendar says that a visit is: the same in every file. A clinic's name may tell what for, so a calendar that
 * others see has its address alone; a place without one is called by the name of its neighbourhood.
 * @param joinUrl - of a video visit, else ''
 * @requirement I18
 */
export function calendarPlaceOf({ booking, department }: Visit, joinUrl: string): string {
  if (isVirtual(booking)) return joinUrl;
  return addressOf({ booking, department }) || (department?.practiceLocation ?? '');
}

function addressOf({ booking, department }: Visit): string {
  if (isVirtual(booking) || department === undefined) return '';
  const { street, city, state, zipCode } = department;
  return [...street, city, `${state} ${zipCode}`.trim()].filter((part) => part !== '').join(', ');
}

function isVirtual({ visit_type: type }: Pick<BookingTable, 'visit_type'>): boolean {
  return visitTypes.get(type)?.isVirtual === true;
}
