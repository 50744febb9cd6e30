/**
 * Parts of the site by what visitors do there. Other parts are named after illnesses and kinds of patients: who looks at
 * them tells something about their health, so they are all one.
 */
const sections: ReadonlySet<string> = new Set([
  'home',
  'find-a-physician',
  'find-a-location',
  'conditions-services',
  'forefront',
  'search',
  'book-online',
  'schedule-an-appointment',
  'request-an-appointment',
]);

/**
 * The part of the site that a page is counted for; `other` for one whose name would tell something about its visitor.
 * @param pathname - without the language
 * @requirement N2 N3
 */
export function siteSection(pathname: string): string {
  const first = pathname.split('/')[1] || 'home';
  return sections.has(first) ? first : 'other';
}
