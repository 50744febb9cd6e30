import { z } from 'zod';
import { isNpi } from '../calendar/npi.ts';
import { toLocalTime } from '../calendar/slots.ts';
import { isCalendarDate, isZone, minutesOf } from '../calendar/zone.ts';
import { visitTypes } from '../visit-types.ts';

/** Shortest and longest visit, minutes: whole ticks, and no longer than a morning. */
const MINUTES = { min: 5, max: 240 };
const TICK_MINUTES = 5;
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

const needed = (max: number) =>
  z.string('is missing').trim().min(1, 'is missing').max(max, `is longer than ${max}`);
const optional = (max: number) =>
  z.string('must be text').trim().max(max, `is longer than ${max}`).default('');
const date = needed(10).refine(isCalendarDate, 'is no date like 2026-12-31');
const time = needed(8)
  .refine((text) => toLocalTime(text) !== undefined, 'is no time like 08:30')
  .transform(minutesOf);
const npi = needed(10).refine(isNpi, 'is no NPI: ten digits, the last of them a check digit');
const departmentId = needed(40);
const weekday = z
  .string('is missing')
  .trim()
  .toLowerCase()
  .pipe(z.enum(weekdays, `is none of ${weekdays.join(', ')}`));
const departmentIds = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(';').map((id) => id.trim()) : value),
  z.array(departmentId, 'is missing').min(1, 'is missing').max(20, 'has more than 20 departments'),
);
const visitType = needed(10).refine((id) => visitTypes.has(id), 'is no visit type that can be booked online');
const minutes = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value),
  z
    .int('is no whole number')
    .min(MINUTES.min, `is less than ${MINUTES.min}`)
    .max(MINUTES.max, `is more than ${MINUTES.max}`)
    .multipleOf(TICK_MINUTES, `is no multiple of ${TICK_MINUTES}`),
);

export const departmentSchema = z
  .strictObject({
    department_id: departmentId,
    name: needed(200),
    practice_location: optional(200),
    address_1: optional(200),
    address_2: optional(200),
    city: optional(100),
    state: z.union([z.literal(''), z.string().regex(/^[A-Z]{2}$/, 'is no state like IL')]).default(''),
    zip_code: optional(20),
    phone: optional(40),
    time_zone: needed(60).refine(isZone, 'is no time zone like America/Chicago'),
  })
  .transform(({ department_id: id, time_zone: zone, practice_location, ...rest }) => ({
    ...rest,
    id,
    zone,
    practice_location: practice_location || rest.name,
  }));

export const providerSchema = z
  .strictObject({
    npi,
    name: needed(200),
    department_ids: departmentIds,
  })
  .transform(({ department_ids: departments, ...rest }) => ({ ...rest, departments }));

export const visitSchema = z.strictObject({
  npi,
  department_id: departmentId,
  visit_type: visitType,
  minutes,
});

export const hoursSchema = z
  .strictObject({
    npi,
    department_id: departmentId,
    weekday,
    from: time,
    to: time,
    step_minutes: minutes,
    mode: z.enum(['office', 'video'], 'is neither office nor video'),
  })
  .transform(({ weekday, from, to, mode, ...rest }) => ({
    ...rest,
    weekday: weekdays.indexOf(weekday),
    from_minute: from,
    to_minute: to,
    is_virtual: mode === 'video' ? 1 : 0,
  }));

export const absenceSchema = z.strictObject({ npi, from_date: date, to_date: date });

export const holidaySchema = z
  .strictObject({ date, name: needed(100) })
  .transform(({ date: local_date, name }) => ({ local_date, name }));

/** What rules about several fields look at; it is read also where other fields of the record are wrong. */
export const parts = {
  department: z.object({ department_id: departmentId }),
  provider: z.object({ npi }),
  departments: z.object({ department_ids: departmentIds }),
  place: z.object({ npi, department_id: departmentId }),
  visit: z.object({ npi, department_id: departmentId, visit_type: visitType }),
  length: z.object({ from: time, to: time, step_minutes: minutes }),
  times: z.object({ npi, weekday, from: time, to: time }),
  absence: z.object({ npi, from_date: date }),
  days: z.object({ from_date: date, to_date: date }),
  holiday: z.object({ date }),
};

/** What is wrong with the fields of a record, each field once. @requirement I4 */
export function reasonOf(error: z.ZodError): string {
  const reasons = new Map(
    error.issues
      .toReversed()
      .map((issue) => [
        String(issue.path[0] ?? ''),
        issue.code === 'unrecognized_keys' ? `unknown fields: ${issue.keys.join(', ')}` : issue.message,
      ]),
  );
  return [...reasons]
    .toReversed()
    .map(([field, reason]) => (field === '' ? reason : `${field} ${reason}`))
    .join('; ');
}
