import { toInstant } from '../scheduling/calendar/zone.ts';
import type { Place, Problems } from './problems.ts';

/** When an item, or one language of it, is there for visitors; milliseconds since the epoch. */
export type Publication = {
  readonly isDraft: boolean;
  /** From then on. */
  readonly from?: number;
  /** Until then, and no longer. */
  readonly until?: number;
};

/** Of an item, and of its languages besides; whatever is not named is published. */
export type Publications = {
  readonly all?: Publication;
  readonly byLanguage: Readonly<Record<string, Publication>>;
};

export const publicationKeys = ['draft', 'publishFrom', 'publishUntil'] as const;

type Written = Readonly<Record<string, unknown>>;

/** The clinic's own time, for days and times without an offset. */
const zone = 'America/Chicago';

/**
 * Reads `draft`, `publishFrom` and `publishUntil` of an item or of one of its languages.
 * @returns undefined where none of them is written
 * @requirement O1
 */
export function readPublication(
  written: Written,
  { file, place, problems }: { readonly file: string; readonly place: Place; readonly problems: Problems },
): Publication | undefined {
  if (publicationKeys.every((key) => written[key] === undefined)) return undefined;
  const { draft = false } = written;
  if (typeof draft !== 'boolean') problems.add(file, [...place, 'draft'], '"draft" is true or false');
  const [from, until] = (['publishFrom', 'publishUntil'] as const).map((key) => {
    const value = written[key];
    if (value === undefined || value === null) return undefined;
    const instant = instantOf(value);
    if (instant === undefined)
      problems.add(
        file,
        [...place, key],
        `"${key}" is a day or a time: 2026-12-01, 2026-12-01T06:00, or 2026-12-01T06:00-06:00`,
      );
    return instant;
  });
  if (from !== undefined && until !== undefined && until <= from)
    problems.add(
      file,
      [...place, 'publishUntil'],
      '"publishUntil" is not after "publishFrom": it would never be seen',
    );
  return {
    isDraft: draft === true,
    ...(from === undefined ? {} : { from }),
    ...(until === undefined ? {} : { until }),
  };
}

function instantOf(written: unknown): number | undefined {
  const [whole, day = '', time = '00:00', seconds = '', offset] =
    /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(:\d\d)?(Z|[+-]\d\d:\d\d)?)?$/.exec(String(written)) ?? [];
  if (whole === undefined || new Date(`${day}T00:00Z`).toJSON()?.slice(0, 10) !== day) return undefined;
  const instant =
    offset === undefined ? toInstant(day, time, zone) : Date.parse(`${day}T${time}${seconds}${offset}`);
  return Number.isNaN(instant) ? undefined : instant;
}

/** Whether visitors see it at an instant. @requirement O1 */
export function isPublished({ isDraft, from, until }: Publication, at: number): boolean {
  return !isDraft && (from === undefined || from <= at) && (until === undefined || at < until);
}
