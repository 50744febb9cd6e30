const units: Readonly<Record<string, number>> = {
  year: 1,
  month: 12,
  week: 52,
  day: 365,
  hour: 8760,
  minute: 525_600,
};

/** An age limit of a study. */
export type AgeLimit = {
  /** As visitors read it: `18 years`. */
  readonly text: string;
  readonly years: number;
};

/**
 * Reads an age limit as the registry writes it: `18 Years`, `6 Months`; `N/A` and nothing mean no limit.
 * @returns undefined for no limit, 'unreadable' for anything else
 * @requirement F2
 */
export function readAge(written: string): AgeLimit | undefined | 'unreadable' {
  if (/^(?:n\/?a|none|)$/i.test(written)) return undefined;
  const [, digits = '', unit = ''] = /^(\d{1,6})\s*(year|month|week|day|hour|minute)s?$/i.exec(written) ?? [];
  const perYear = units[unit.toLowerCase()];
  if (perYear === undefined) return 'unreadable';
  const count = Number(digits);
  const years = count / perYear;
  if (years > 150) return 'unreadable';
  return { text: `${count} ${unit.toLowerCase()}${count === 1 ? '' : 's'}`, years };
}

/** The tag of the age group between two limits. From 18 years on somebody is an adult. @requirement F2 */
export function ageGroupOf(from: AgeLimit | undefined, to: AgeLimit | undefined): string {
  if ((from?.years ?? 0) >= 18) return 'adults';
  return to !== undefined && to.years < 18 ? 'children' : 'children-and-adults';
}
