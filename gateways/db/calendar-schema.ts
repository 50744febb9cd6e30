/** A place where providers see patients. */
export type DepartmentTable = {
  id: string;
  name: string;
  /** The name that bookings carry. */
  practice_location: string;
  address_1: string;
  address_2: string;
  city: string;
  state: string;
  zip_code: string;
  phone: string;
  /** IANA name. The hours of a week are local times of this zone. */
  zone: string;
};

export type ProviderTable = {
  npi: string;
  name: string;
  /** Who wrote the provider's rows. The demo leaves what was imported alone. */
  source: 'demo' | 'import';
};

export type ProviderDepartmentTable = {
  npi: string;
  department_id: string;
  /** 0 is the primary place of work. */
  position: number;
};

/** Hours of any week in which a provider sees patients. */
export type WeeklyHoursTable = {
  npi: string;
  /** 0 is Sunday. */
  weekday: number;
  /** Minutes after local midnight. */
  from_minute: number;
  to_minute: number;
  /** Visits start every so many minutes. */
  step_minutes: number;
  department_id: string;
  /** 1: only visits by video; 0: only visits in person. */
  is_virtual: number;
};

/** How long a visit of a type lasts with a provider at a department. Without a row it is not offered there. */
export type VisitLengthTable = {
  npi: string;
  department_id: string;
  visit_type: string;
  minutes: number;
};

/** A date on which all departments are closed. */
export type HolidayTable = { local_date: string; name: string };

/** Dates on which a provider sees nobody, both included. */
export type AbsenceTable = { npi: string; from_date: string; to_date: string };

/** A time that is taken in the clinic's own calendar. Instants in milliseconds since 1970. */
export type BlockedTimeTable = { npi: string; starts_at: number; ends_at: number };

/** One row with id 1. */
export type CalendarStateTable = {
  id: number;
  /** Counts the changes to the tables above, so that every process knows when to read them again. */
  revision: number;
  /** The last date for which the demo wrote its calendars; null where it never did, `off` where they were removed. */
  demo_filled_on: string | null;
};

export type CalendarTables = {
  department: DepartmentTable;
  provider: ProviderTable;
  provider_department: ProviderDepartmentTable;
  weekly_hours: WeeklyHoursTable;
  visit_length: VisitLengthTable;
  holiday: HolidayTable;
  absence: AbsenceTable;
  blocked_time: BlockedTimeTable;
  calendar_state: CalendarStateTable;
};
