import { conditionWords } from './condition-words.ts';
import { bodiesOf } from './condition-sources.ts';
import { specialties } from './specialties.ts';

type Reviewed = { readonly slug: string; readonly specialties: readonly string[] };
type Language = keyof typeof conditionWords;

/** Who looked a text over last, by role, and public bodies that say more. */
export function reviewOf(
  { slug, specialties: own }: Reviewed,
  language: Language,
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
    ...(language === 'en' ? { reviewedOn: reviewDay(slug) } : {}),
    sources: `<p>${conditionWords[language].sources}</p><ul>${entries.join('')}</ul>`,
  };
}

/** A day of 2026 before the demo's present, the same for a page each time. */
function reviewDay(slug: string): string {
  const number = [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 270, 7);
  return new Date(Date.UTC(2026, 0, 5 + number)).toISOString().slice(0, 10);
}
