import { openTimes } from '../../search/documents/open-times.ts';
import type { Problems } from '../problems.ts';
import type { Snapshot } from '../snapshot.ts';
import { authoredValues } from './authored.ts';

const someWeek = 'Mon 08:00-09:00';
const statuses = ['', 'open', 'limited', 'closed'];

/** By field: how its value is cut, whether a program can read a part, and how it is written. */
const rules: Readonly<
  Record<string, { readonly cut: RegExp; readonly reads: (part: string) => boolean; readonly form: string }>
> = {
  openingHours: {
    cut: /;/,
    reads: (week) => openTimes({ week, special: '', language: 'en' }) !== undefined,
    form: '"Mon-Fri 08:00-12:00, 13:00-17:00; Sat 09:00-13:00"',
  },
  specialHours: {
    cut: /\n/,
    reads: (special) => openTimes({ week: someWeek, special, language: 'en' }) !== undefined,
    form: '"2026-12-24 08:00-12:00 Christmas Eve" or "2026-12-25 closed", one day a line',
  },
  facilityStatus: {
    cut: /$^/,
    reads: (status) => statuses.includes(status.toLowerCase()),
    form: 'open, limited or closed',
  },
};

/**
 * Looks for hours and states of places that no program can read: the place is then called neither open nor closed, and no search
 * finds it by its hours.
 * @requirement E7 O6
 */
export function checkHours(content: Snapshot, problems: Problems): void {
  for (const { item, field, value, placeOf } of authoredValues(content)) {
    const rule = item.template === 'Location Details' ? rules[field.name] : undefined;
    if (!rule || typeof value !== 'string') continue;
    for (const part of value.split(rule.cut).map((one) => one.trim()))
      if (part !== '' && !rule.reads(part))
        problems.add(
          item.file,
          placeOf(),
          `${field.name}: "${part}" cannot be read, so nobody is told whether the place is open; write ${rule.form}`,
        );
  }
}
