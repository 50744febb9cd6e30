import { conditionWords } from './condition-words.ts';
import { bodiesOf } from './condition-sources.ts';
import { specialties } from './specialties.ts';

type Reviewed = { readonly slug: string; readonly specialties: readonly string[] };
/** A physician's page, as far as it is read here. */
export type Reviewer = {
  readonly name: string;
  readonly displayName: string;
  readonly fields: Readonly<Record<string, unknown>>;
};
type Language = keyof typeof conditionWords;

/** Who looked a text over last, with their role, and public bodies that say more. */
export function reviewOf(
  { slug, specialties: own }: Reviewed,
  language: Language,
  staff: readonly Reviewer[],
): Readonly<Record<string, unknown>> {
  const specialty = specialties.find((one) => one.slug === own[0]);
  if (!specialty) return {};
  const roles: Readonly<Record<Language, string>> = {
    en: specialty.title,
    'es-MX': `Especialista en ${specialty.spanish.toLowerCase()}`,
    ar: `اختصاصي ${specialty.arabic}`,
  };
  const entries = bodiesOf(own).map(
    ({ name, address }) => `<li><a href="${address}" lang="en" dir="ltr">${name}</a></li>`,
  );
  return {
    reviewedBy: roles[language],
    ...(language === 'en' ? { reviewedOn: reviewDay(slug), ...reviewerOf(slug, own[0] ?? '', staff) } : {}),
    sources: `<p>${conditionWords[language].sources}</p><ul>${entries.join('')}</ul>`,
  };
}

/** One of the physicians of a specialty, the same for a page each time. A nurse is not called a cardiologist. */
export function reviewerOf(
  slug: string,
  specialty: string,
  staff: readonly Reviewer[],
): Readonly<Record<string, unknown>> {
  const fitting = staff.filter(({ fields }) =>
    [fields.specialities].flat().includes(`data/specialties/${specialty}`),
  );
  const from = numberOf(slug) % Math.max(fitting.length, 1);
  const person = [...fitting.slice(from), ...fitting.slice(0, from)].find(({ displayName }) =>
    /, (?:MD|DO)\b/.test(displayName),
  );
  return person
    ? { reviewer: { item: `home/find-a-physician/physician/${person.name}`, text: person.displayName } }
    : {};
}

function numberOf(slug: string): number {
  return [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 270, 7);
}

/** A day of 2026 before the demo's present, the same for a page each time. */
function reviewDay(slug: string): string {
  return new Date(Date.UTC(2026, 0, 5 + numberOf(slug))).toISOString().slice(0, 10);
}
