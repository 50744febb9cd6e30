import reasonsBySpecialty from './reasons.json' with { type: 'json' };
import { visitTypes } from './visit-types.ts';

const ANYWHERE_NEW = ['Second opinion'];
const ANYWHERE_RETURNING = ['Follow-up visit', 'Discuss test results', 'Medication question or refill'];
const LAST = 'Other';

/** Fits any specialty that has no list of its own. */
const DEFAULT_REASONS = [
  'New symptom or concern',
  'Pain or discomfort',
  'Referred by another doctor',
  'Ongoing condition that needs a specialist',
  'Preventive visit',
];

/** Reasons by a pattern in the specialty's name; the first match counts. */
const REASONS = reasonsBySpecialty.map((entry) => ({ ...entry, pattern: new RegExp(entry.specialty, 'i') }));

/** Every reason that may be offered. */
export const allReasons: readonly string[] = [
  ...new Set([
    ...REASONS.flatMap(({ reasons }) => reasons),
    ...DEFAULT_REASONS,
    ...ANYWHERE_NEW,
    ...ANYWHERE_RETURNING,
    LAST,
  ]),
];

/**
 * What a patient may come for, in alphabetical order, "Other" last.
 * @param specialties - display names, the narrowest first; the first that has a list of its own counts, and where none
 *   has one, a general list
 * @param visitTypeId - returning patients are also offered follow-ups
 */
export function reasonsFor(specialties: readonly string[], visitTypeId: string): readonly string[] {
  const lists = specialties.flatMap((name) => REASONS.find(({ pattern }) => pattern.test(name)) ?? []);
  const own = lists[0]?.reasons ?? DEFAULT_REASONS;
  const isNew = visitTypes.get(visitTypeId)?.isNewPatient ?? true;
  const reasons = new Set([...own, ...(isNew ? ANYWHERE_NEW : ANYWHERE_RETURNING)]);
  return [...[...reasons].toSorted((a, b) => a.localeCompare(b, 'en')), LAST];
}
