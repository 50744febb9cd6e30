import { isNpi } from '../../scheduling/calendar/npi.ts';
import type { Problems } from '../problems.ts';
import type { Snapshot } from '../snapshot.ts';
import { authoredValues } from './authored.ts';

/** A number that a phone can dial, of any country, with an extension where there is one. */
const phone = /^\+?(?:[\s().-]*\d){7,15}[\s.)]*(?:(?:ext\.?|x)\s*\d{1,6})?$/i;

/** By field of a page: whether a value is what it should be, and what follows where it is not. */
const rules: Readonly<
  Record<string, { readonly fits: (value: string) => boolean; readonly reason: string }>
> = {
  npi: {
    fits: isNpi,
    reason: 'is no NPI: ten digits, of which the last checks the others. Nobody can book a visit with it',
  },
  phoneNumber: {
    fits: (value) => phone.test(value),
    reason: 'is no number that a phone can dial; write it like 773-555-0100',
  },
};

/** Looks for numbers of people and places that lead to nobody. @requirement D3 O6 */
export function checkRecords(content: Snapshot, problems: Problems): void {
  for (const { item, field, value, placeOf } of authoredValues(content)) {
    const rule = rules[field.name];
    if (!rule || field.type !== 'text' || typeof value !== 'string' || value.trim() === '') continue;
    if (!rule.fits(value.trim()))
      problems.add(item.file, placeOf(), `${field.name}: "${value.trim()}" ${rule.reason}`);
  }
}
