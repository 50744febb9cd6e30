import type { z } from 'zod';
import type { ReadRecord, RefusedLine } from './lines.ts';
import type { CalendarRecords } from './records.ts';
import {
  absenceSchema,
  departmentSchema,
  holidaySchema,
  hoursSchema,
  providerSchema,
  reasonOf,
  visitSchema,
} from './schemas.ts';

/** Departments of each provider, and all departments, that the database has before the import. */
export type KnownPlaces = {
  readonly departments: ReadonlySet<string>;
  readonly departmentsOf: ReadonlyMap<string, readonly string[]>;
};

type Lined<Row> = { readonly line: number; readonly row: Row };

/**
 * Judges the records of a file: each by itself, then against each other and what is known.
 * @returns what can be written, and every line that cannot
 * @requirement I4
 */
export function checkRecords(
  records: readonly ReadRecord[],
  known: KnownPlaces,
): { readonly accepted: CalendarRecords; readonly refused: readonly RefusedLine[] } {
  const refused: RefusedLine[] = [];
  const read = <Row>(kind: ReadRecord['kind'], schema: z.ZodType<Row>): Lined<Row>[] =>
    records.flatMap((record) => {
      if (record.kind !== kind) return [];
      const parsed = schema.safeParse(record.fields);
      if (parsed.success) return [{ line: record.line, row: parsed.data }];
      refused.push({ line: record.line, reason: reasonOf(parsed.error) });
      return [];
    });
  const keep = <Row>(rows: readonly Lined<Row>[], ...rules: readonly Rule<Row>[]): Row[] =>
    rows.flatMap((entry) => {
      const reason = rules.map((rule) => rule(entry, rows)).find((found) => found !== undefined);
      if (reason === undefined) return [entry.row];
      refused.push({ line: entry.line, reason });
      return [];
    });
  const departments = keep(
    read('departments', departmentSchema),
    once(({ id }) => id),
  );
  const ids = new Set([...known.departments, ...departments.map(({ id }) => id)]);
  const providers = keep(
    read('providers', providerSchema),
    once(({ npi }) => npi),
    ({ row }) => {
      const missing = row.departments.filter((id) => !ids.has(id));
      if (missing.length > 0) return `department_ids names unknown departments: ${missing.join(', ')}`;
      return new Set(row.departments).size < row.departments.length
        ? 'department_ids names a department twice'
        : undefined;
    },
  );
  const places = new Map([
    ...known.departmentsOf,
    ...providers.map((row) => [row.npi, row.departments] as const),
  ]);
  const atOwnPlace: Rule<{ readonly npi: string; readonly department_id: string }> = ({ row }) =>
    places.get(row.npi)?.includes(row.department_id) === false
      ? `department_id ${row.department_id} is no department of the provider`
      : undefined;
  const isKnown: Rule<{ readonly npi: string }> = ({ row }) =>
    places.has(row.npi) ? undefined : `npi ${row.npi} is no known provider`;
  const accepted = {
    departments,
    providers,
    visits: keep(
      read('visits', visitSchema),
      isKnown,
      atOwnPlace,
      once((row) => `${row.npi} ${row.department_id} ${row.visit_type}`),
    ),
    hours: keep(read('hours', hoursSchema), isKnown, atOwnPlace, withoutOverlap),
    absences: keep(
      read('absences', absenceSchema),
      isKnown,
      once((row) => `${row.npi} ${row.from_date}`),
    ),
    holidays: keep(
      read('holidays', holidaySchema),
      once((row) => row.local_date),
    ),
  };
  return { accepted, refused };
}

/** @returns why a record is refused, if it is; `all` are the records of its kind */
type Rule<Row> = (entry: Lined<Row>, all: readonly Lined<Row>[]) => string | undefined;

/** Refuses a record whose key an earlier line has. */
function once<Row>(keyOf: (row: Row) => string): Rule<Row> {
  const first = new Map<string, number>();
  return ({ row, line }) => {
    const before = first.get(keyOf(row));
    if (before !== undefined) return `says the same as line ${before}`;
    first.set(keyOf(row), line);
    return undefined;
  };
}

type Hours = CalendarRecords['hours'][number];

/** Refuses hours in which the provider works somewhere already: nobody is at two places. */
function withoutOverlap({ row, line }: Lined<Hours>, all: readonly Lined<Hours>[]): string | undefined {
  const other = all.find(
    (one) =>
      one.line < line &&
      one.row.npi === row.npi &&
      one.row.weekday === row.weekday &&
      one.row.from_minute < row.to_minute &&
      row.from_minute < one.row.to_minute,
  );
  return other === undefined ? undefined : `overlaps the hours of line ${other.line}`;
}
