import type { Problems } from '../problems.ts';
import type { Snapshot } from '../snapshot.ts';
import { authoredValues, type Authored } from './authored.ts';

/** Years before this one, and after it, in which a day can be meant. */
type Reach = { readonly back: number; readonly ahead: number };

/** Nobody plans further. */
const planned: Reach = { back: 150, ahead: 10 };
/** Days of what has happened, by field; a story may be written long before it is published. */
const reaches: Readonly<Record<string, Reach>> = {
  datePublished: { back: 150, ahead: 1 },
  created: { back: 150, ahead: 1 },
  reviewedOn: { back: 30, ahead: 1 },
  UpdateDate: { back: 30, ahead: 1 },
  practicingSince: { back: 80, ahead: 0 },
  specialHours: planned,
  facilityNoticeThrough: planned,
};

/**
 * Looks for days that can be read and that nobody means: 2062 in place of 2026. They pass for right, and a story of 2062 is the
 * newest for decades.
 * @param year - this one
 * @requirement E7 O6
 */
export function checkDays(
  content: Snapshot,
  problems: Problems,
  year: number = new Date().getUTCFullYear(),
): void {
  for (const authored of authoredValues(content)) {
    const { item, field, placeOf } = authored;
    const isDay = field.type === 'date' || field.type === 'datetime';
    const reach = reaches[field.name] ?? (isDay ? planned : undefined);
    if (!reach) continue;
    for (const written of yearsIn(authored))
      if (written < year - reach.back || written > year + reach.ahead)
        problems.add(
          item.file,
          placeOf(),
          `${field.name}: ${written} is ${distance(written - year)}: write the year that is meant`,
        );
  }
  for (const { file, place, publications } of content.items.values()) {
    const { from } = publications.all ?? {};
    const written = from === undefined ? year : new Date(from).getUTCFullYear();
    if (written > year + planned.ahead)
      problems.add(
        file,
        [...place, 'publishFrom'],
        `publishFrom: nobody sees this before ${written}: write the year that is meant`,
      );
  }
}

/** The years at the beginning of a value's lines. */
function yearsIn({ value }: Authored): readonly number[] {
  return typeof value === 'string'
    ? [...value.matchAll(/^\s*(\d{4})(?=$|\D)/gm)].map(([, digits]) => Number(digits))
    : [];
}

function distance(years: number): string {
  return years > 0 ? `${years} years from now` : `${-years} years ago`;
}
