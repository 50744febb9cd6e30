import type { Kysely } from 'kysely';
import type { DepartmentTable, ProviderTable } from '../../db/calendar-schema.ts';
import type { Tables } from '../../db/schema.ts';
import type { Absence, Department, Provider, WeeklyHours } from './provider.ts';

/** A provider as the database has it; what only the site knows is added by the directory. */
export type StoredProvider = Omit<Provider, 'path' | 'specialties' | 'videoStates'> & {
  /** Who wrote the calendar. */
  readonly source: ProviderTable['source'];
};

/** The providers of the database by NPI, each with at least one department. @requirement I4 */
export async function readProviders(db: Kysely<Tables>): Promise<ReadonlyMap<string, StoredProvider>> {
  const rows = await readRows(db);
  const departments = new Map(rows.departments.map((row) => [row.id, departmentOf(row)]));
  const holidays = new Set(rows.holidays.map((row) => row.local_date));
  const places = Map.groupBy(rows.places, ({ npi }) => npi);
  const hours = Map.groupBy(rows.hours, ({ npi }) => npi);
  const lengths = Map.groupBy(rows.lengths, ({ npi }) => npi);
  const absences = Map.groupBy(rows.absences, ({ npi }) => npi);
  return new Map(
    rows.providers.flatMap(({ npi, name, source }) => {
      const own = (places.get(npi) ?? []).flatMap((place) => departments.get(place.department_id) ?? []);
      const [primary] = own;
      if (primary === undefined) return [];
      const provider: StoredProvider = {
        npi,
        name,
        source,
        departments: new Map(own.map((department) => [department.id, department])),
        zone: primary.zone,
        hours: (hours.get(npi) ?? []).map(hoursOf),
        visitMinutes: minutesByDepartment(lengths.get(npi) ?? []),
        absences: (absences.get(npi) ?? []).map(absenceOf),
        holidays,
      };
      return [[npi, provider] as const];
    }),
  );
}

async function readRows(db: Kysely<Tables>) {
  const [departments, providers, places, hours, lengths, absences, holidays] = await Promise.all([
    db.selectFrom('department').selectAll().execute(),
    db.selectFrom('provider').selectAll().orderBy('npi').execute(),
    db.selectFrom('provider_department').selectAll().orderBy('npi').orderBy('position').execute(),
    db.selectFrom('weekly_hours').selectAll().orderBy('weekday').orderBy('from_minute').execute(),
    db.selectFrom('visit_length').selectAll().execute(),
    db.selectFrom('absence').selectAll().execute(),
    db.selectFrom('holiday').selectAll().execute(),
  ]);
  return { departments, providers, places, hours, lengths, absences, holidays };
}

function departmentOf(row: DepartmentTable): Department {
  return {
    id: row.id,
    name: row.name,
    practiceLocation: row.practice_location,
    street: [row.address_1, row.address_2].filter((line) => line !== ''),
    city: row.city,
    state: row.state,
    zipCode: row.zip_code,
    phone: row.phone,
    zone: row.zone,
  };
}

function hoursOf(row: Tables['weekly_hours']): WeeklyHours {
  return {
    weekday: row.weekday,
    fromMinute: row.from_minute,
    toMinute: row.to_minute,
    stepMinutes: row.step_minutes,
    departmentId: row.department_id,
    isVirtual: row.is_virtual === 1,
  };
}

function absenceOf(row: Tables['absence']): Absence {
  return { from: row.from_date, to: row.to_date };
}

function minutesByDepartment(rows: readonly Tables['visit_length'][]): Provider['visitMinutes'] {
  const byDepartment = Map.groupBy(rows, (row) => row.department_id);
  return new Map(
    [...byDepartment].map(([id, own]) => [id, new Map(own.map((row) => [row.visit_type, row.minutes]))]),
  );
}
