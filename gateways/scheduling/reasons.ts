import table from '../../content/scheduling/reasons.json' with { type: 'json' };
import { visitTypes } from './visit-types.ts';

const { anySpecialty, otherSpecialties, last } = table;

/** Reasons by a pattern in the specialty's name; the first match counts. */
const REASONS = table.bySpecialty.map((entry) => ({ ...entry, pattern: new RegExp(entry.specialty, 'i') }));

/** Every reason that may be offered. */
export const allReasons: readonly string[] = [
  ...new Set([
    ...REASONS.flatMap(({ reasons }) => reasons),
    ...otherSpecialties,
    ...anySpecialty.newPatient,
    ...anySpecialty.returningPatient,
    last,
  ]),
];

/**
 * What a patient may come for, in alphabetical order, "Other" last.
 * @param specialties - display names, the narrowest first; the first that has a list of its own counts, and where none
 *   has one, a general list
 * @param visitTypeId - returning patients are also offered follow-ups
 * @requirement I7
 */
export function reasonsFor(specialties: readonly string[], visitTypeId: string): readonly string[] {
  const lists = specialties.flatMap((name) => REASONS.find(({ pattern }) => pattern.test(name)) ?? []);
  const own = lists[0]?.reasons ?? otherSpecialties;
  const isNew = visitTypes.get(visitTypeId)?.isNewPatient ?? true;
  const reasons = new Set([...own, ...(isNew ? anySpecialty.newPatient : anySpecialty.returningPatient)]);
  return [...[...reasons].toSorted((a, b) => a.localeCompare(b, 'en')), last];
}
