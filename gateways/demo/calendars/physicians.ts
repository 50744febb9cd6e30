import type { ContentItem } from '../../content/store.ts';
import type { DepartmentTable } from '../../db/calendar-schema.ts';
import {
  isChecked,
  itemsOf,
  textOf,
  titleOf,
  type SchedulingContent,
} from '../../scheduling/content-fields.ts';
import { DEFAULT_ZONE, isBookedOnline } from '../../scheduling/directory.ts';
import type { VisitType } from '../../scheduling/visit-types.ts';
import { weeklyTemplate, type WeeklyTemplate } from './template.ts';

/** Below this many physicians nobody's calendar is left without a free time. */
const MIN_PHYSICIANS_FOR_FULL_CALENDAR = 3;

/** A physician of the demo content with a made-up week. */
export type DemoPhysician = {
  readonly npi: string;
  readonly name: string;
  /** Path of the first one's item; '' for none. */
  readonly specialty: string;
  /** The primary one first. */
  readonly departments: readonly DepartmentTable[];
  readonly template: WeeklyTemplate;
  readonly sees: (visitType: VisitType) => boolean;
  /** The demo's "no appointments" case: nothing free for as far as the calendar goes. */
  readonly isFullyBooked: boolean;
};

/** The physicians of the content who can be booked online: those with a place that has a department id. @requirement I4 */
export function demoPhysicians(content: SchedulingContent): readonly DemoPhysician[] {
  const physicians = content
    .byTemplate('Physician Details')
    .filter((item) => textOf(content, item, 'npi') !== '' && isBookedOnline(content, item))
    .flatMap((item) => readPhysician(content, item) ?? []);
  if (physicians.length < MIN_PHYSICIANS_FOR_FULL_CALENDAR) return physicians;
  const full = fullyBooked(physicians);
  return physicians.map((one) => ({ ...one, isFullyBooked: one.npi === full }));
}

/** One of the specialty that most share, so that the page can lead to somebody who has times. @returns the NPI */
function fullyBooked(physicians: readonly DemoPhysician[]): string {
  const counts = new Map<string, number>();
  for (const { specialty } of physicians) counts.set(specialty, (counts.get(specialty) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return physicians.reduce(
    (top, { npi, specialty }) => (npi > top && counts.get(specialty) === most ? npi : top),
    '',
  );
}

function readPhysician(content: SchedulingContent, item: ContentItem): DemoPhysician | undefined {
  const departments = readDepartments(content, item);
  const [first, ...others] = departments.map(({ id }) => id);
  if (first === undefined) return undefined;
  const npi = textOf(content, item, 'npi');
  const hasTelehealth = isChecked(content, item, 'telehealth');
  return {
    npi,
    name: titleOf(content, item, ['headlineText']),
    specialty: itemsOf(content, item, 'specialities')[0]?.path ?? '',
    departments,
    template: weeklyTemplate({ npi, departmentIds: [first, ...others], hasTelehealth }),
    sees: visitTypesSeen(content, item),
    isFullyBooked: false,
  };
}

function visitTypesSeen(content: SchedulingContent, item: ContentItem): DemoPhysician['sees'] {
  const seesChildren = isChecked(content, item, 'pediatricPhysician');
  // A physician marked neither way sees adults.
  const seesAdults = isChecked(content, item, 'adultPhysician') || !seesChildren;
  const acceptsNewPatients = isChecked(content, item, 'acceptingNewPatients');
  const hasTelehealth = isChecked(content, item, 'telehealth');
  return ({ isNewPatient, isVirtual, isAdult }) =>
    (acceptsNewPatients || !isNewPatient) &&
    (hasTelehealth || !isVirtual) &&
    (isAdult ? seesAdults : seesChildren);
}

function readDepartments(content: SchedulingContent, physician: ContentItem): DepartmentTable[] {
  const locations = [
    ...itemsOf(content, physician, 'primaryLocation'),
    ...itemsOf(content, physician, 'otherLocations'),
  ];
  const departments = new Map<string, DepartmentTable>();
  for (const location of locations) {
    const id = textOf(content, location, 'departmentId');
    if (id !== '' && !departments.has(id)) departments.set(id, readDepartment(content, location, id));
  }
  return [...departments.values()];
}

function readDepartment(content: SchedulingContent, location: ContentItem, id: string): DepartmentTable {
  const text = (name: string): string => textOf(content, location, name);
  const name = titleOf(content, location, ['locationTitle', 'headlineText']);
  return {
    id,
    name,
    practice_location: text('oasName') || name,
    address_1: text('address1'),
    address_2: text('address2'),
    city: text('city'),
    state: text('state'),
    zip_code: text('zipCode'),
    phone: text('phoneNumber'),
    zone: DEFAULT_ZONE,
  };
}
