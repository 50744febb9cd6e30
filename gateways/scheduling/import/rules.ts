import type { z } from 'zod';
import type { ReadRecord } from './lines.ts';
import { parts } from './schemas.ts';

/** @returns what is wrong with a record, beside what is wrong with each of its fields */
export type Rule = (record: ReadRecord) => string | undefined;

/** Departments of each provider, and all departments, that a record may name. */
export type Places = {
  readonly departments: ReadonlySet<string>;
  readonly departmentsOf: ReadonlyMap<string, readonly string[]>;
};

/** A rule about some fields; where one of them is wrong by itself, there is nothing to say about them together. */
function about<Part>(part: z.ZodType<Part>, judge: (read: Part, line: number) => string | undefined): Rule {
  return ({ fields, line }) => {
    const read = part.safeParse(fields);
    return read.success ? judge(read.data, line) : undefined;
  };
}

/** Refuses a record whose key an earlier line has. */
function once<Part>(part: z.ZodType<Part>): Rule {
  const first = new Map<string, number>();
  return about(part, (key, line) => {
    const text = JSON.stringify(key);
    const before = first.get(text);
    if (before !== undefined) return `says the same as line ${before}`;
    first.set(text, line);
    return undefined;
  });
}

/** Refuses hours in which the provider works somewhere already: nobody is at two places. */
function withoutOverlap(): Rule {
  const earlier: (z.output<typeof parts.times> & { readonly line: number })[] = [];
  return about(parts.times, (times, line) => {
    const other = earlier.find(
      ({ npi, weekday, from, to }) =>
        npi === times.npi && weekday === times.weekday && from < times.to && times.from < to,
    );
    earlier.push({ ...times, line });
    return other === undefined ? undefined : `overlaps the hours of line ${other.line}`;
  });
}

/**
 * The rules of each kind of record, for one file: they remember the lines before.
 * @param places - what the database and the file have
 * @requirement I4
 */
export function rulesFor({
  departments,
  departmentsOf,
}: Places): Readonly<Record<ReadRecord['kind'], readonly Rule[]>> {
  const isKnown = about(parts.provider, ({ npi }) =>
    departmentsOf.has(npi) ? undefined : `npi ${npi} is no known provider`,
  );
  const isPlace = about(parts.department, ({ department_id: id }) =>
    departments.has(id) ? undefined : `department_id ${id} is no known department`,
  );
  const isOwnPlace = about(parts.place, ({ npi, department_id: id }) =>
    departments.has(id) && departmentsOf.get(npi)?.includes(id) === false
      ? `department_id ${id} is no department of the provider`
      : undefined,
  );
  return {
    departments: [once(parts.department)],
    providers: [
      once(parts.provider),
      about(parts.departments, ({ department_ids: ids }) => {
        const missing = [...new Set(ids)].filter((id) => !departments.has(id));
        return missing.length > 0
          ? `department_ids names unknown departments: ${missing.join(', ')}`
          : undefined;
      }),
      about(parts.departments, ({ department_ids: ids }) =>
        new Set(ids).size < ids.length ? 'department_ids names a department twice' : undefined,
      ),
    ],
    visits: [isKnown, isPlace, isOwnPlace, once(parts.visit)],
    hours: [
      about(parts.length, ({ from, to, step_minutes: step }) =>
        to - from >= step ? undefined : 'to leaves no room for a visit after "from"',
      ),
      isKnown,
      isPlace,
      isOwnPlace,
      withoutOverlap(),
    ],
    absences: [
      about(parts.days, ({ from_date: from, to_date: to }) =>
        from <= to ? undefined : 'to_date is before from_date',
      ),
      isKnown,
      once(parts.absence),
    ],
    holidays: [once(parts.holiday)],
  };
}
