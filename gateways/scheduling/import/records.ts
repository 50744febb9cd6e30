import type {
  AbsenceTable,
  DepartmentTable,
  HolidayTable,
  VisitLengthTable,
  WeeklyHoursTable,
} from '../../db/calendar-schema.ts';

/** A provider with the departments of work, the primary one first. */
export type ProviderRecord = {
  readonly npi: string;
  readonly name: string;
  readonly departments: readonly string[];
};

/**
 * Calendars to be written, by kind. Departments, providers and holidays are added or changed; visits, hours and absences
 * take the place of all that the providers named had of that kind.
 */
export type CalendarRecords = {
  readonly departments: readonly DepartmentTable[];
  readonly providers: readonly ProviderRecord[];
  readonly visits: readonly VisitLengthTable[];
  readonly hours: readonly WeeklyHoursTable[];
  readonly absences: readonly AbsenceTable[];
  readonly holidays: readonly HolidayTable[];
};

export const recordKinds = ['departments', 'providers', 'visits', 'hours', 'absences', 'holidays'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** How many departments, providers or holidays a kind of records changed, and how many it found as they are. */
export type Changes = Readonly<Record<RecordKind, { readonly changed: number; readonly unchanged: number }>>;

/** The fields of a record, by kind: the header of a CSV file, and the keys of an object in a JSON file. */
export const columnsOf: Readonly<Record<RecordKind, readonly string[]>> = {
  departments: [
    'department_id',
    'name',
    'practice_location',
    'address_1',
    'address_2',
    'city',
    'state',
    'zip_code',
    'phone',
    'time_zone',
  ],
  providers: ['npi', 'name', 'department_ids'],
  visits: ['npi', 'department_id', 'visit_type', 'minutes'],
  hours: ['npi', 'department_id', 'weekday', 'from', 'to', 'step_minutes', 'mode'],
  absences: ['npi', 'from_date', 'to_date'],
  holidays: ['date', 'name'],
};
