import type { z } from 'zod';
import type { ReadRecord, RefusedLine } from './lines.ts';
import type { CalendarRecords } from './records.ts';
import { rulesFor, type Places } from './rules.ts';
import {
  absenceSchema,
  departmentSchema,
  holidaySchema,
  hoursSchema,
  parts,
  providerSchema,
  reasonOf,
  visitSchema,
} from './schemas.ts';

/**
 * Judges the records of a file: each by itself, and against each other and what is known.
 * @param known - what the database has before the import
 * @returns what can be written, and every line that cannot, with all that is wrong with it
 * @requirement I4
 */
export function checkRecords(
  records: readonly ReadRecord[],
  known: Places,
): { readonly accepted: CalendarRecords; readonly refused: readonly RefusedLine[] } {
  const refused: RefusedLine[] = [];
  const rules = rulesFor(withNamed(records, known));
  const keep = <Row>(kind: ReadRecord['kind'], schema: z.ZodType<Row>): Row[] =>
    records.flatMap((record) => {
      if (record.kind !== kind) return [];
      const parsed = schema.safeParse(record.fields);
      const reasons = [
        ...(parsed.success ? [] : [reasonOf(parsed.error)]),
        ...rules[kind].flatMap((rule) => rule(record) ?? []),
      ];
      if (parsed.success && reasons.length === 0) return [parsed.data];
      refused.push({ line: record.line, reason: reasons.join('; ') });
      return [];
    });
  const accepted = {
    departments: keep('departments', departmentSchema),
    providers: keep('providers', providerSchema),
    visits: keep('visits', visitSchema),
    hours: keep('hours', hoursSchema),
    absences: keep('absences', absenceSchema),
    holidays: keep('holidays', holidaySchema),
  };
  return { accepted, refused };
}

/** What is known with what the file names, on lines with other mistakes too: each mistake is told once. */
function withNamed(records: readonly ReadRecord[], known: Places): Places {
  const departments = new Set(known.departments);
  const departmentsOf = new Map(known.departmentsOf);
  const named = Map.groupBy(records, ({ kind }) => kind);
  for (const { fields } of named.get('departments') ?? []) {
    const place = parts.department.safeParse(fields);
    if (place.success) departments.add(place.data.department_id);
  }
  for (const { fields } of named.get('providers') ?? []) {
    const provider = parts.provider.safeParse(fields);
    if (!provider.success) continue;
    const places = parts.departments.safeParse(fields);
    // Whose departments cannot be read may work at any.
    departmentsOf.set(provider.data.npi, places.success ? places.data.department_ids : [...departments]);
  }
  return { departments, departmentsOf };
}
