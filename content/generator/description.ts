import { locations } from './locations.ts';
import type { SpecialtyData } from './specialties.ts';

type Fields = Readonly<Record<string, unknown>>;

/** As many characters as search engines show, and as few as say enough. */
const [shortest, longest] = [110, 155];

const last = (path: unknown): string => String(path).split('/').at(-1) ?? '';

function listed(words: readonly string[]): string {
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '');
}

/** A text with its first letter small, unless it is a name or an abbreviation. */
function inSentence(text: string): string {
  return /^[A-Z][a-z]/.test(text) && !/^(Crohn|Parkinson)/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

function professionOf(degrees: string, { layName, title, name }: SpecialtyData): string {
  if (degrees.includes('CNM')) return 'a nurse-midwife';
  if (degrees.includes('PA-C')) return `a physician assistant in ${name.toLowerCase()}`;
  if (degrees.includes('APRN')) return `a nurse practitioner in ${name.toLowerCase()}`;
  const article = /^[aeiou]/.test(layName) ? 'an' : 'a';
  return `${article} ${layName} (${title.toLowerCase()})`;
}

/** The clauses that come after the first sentence, the most useful first. */
function clausesOf(fields: Fields, interest: string | undefined): readonly string[] {
  const subject = { 'he/him': 'He', 'she/her': 'She' }[String(fields.pronouns)];
  const sees =
    fields.pediatricPhysician === true
      ? fields.adultPhysician === true
        ? 'children and adults'
        : 'children and teens'
      : 'adults';
  const tongues = ((fields.languages ?? []) as readonly string[])
    .map(last)
    .filter((slug) => slug !== 'english')
    .map((slug) =>
      slug
        .split('-')
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join(' '),
    );
  return [
    fields.acceptingNewPatients === true ? 'New patients are welcome.' : 'For current patients.',
    interest ? `Special focus: ${inSentence(interest)}.` : '',
    tongues.length > 0 ? `${subject ? `${subject} speaks` : 'Speaks'} ${listed(tongues)}.` : '',
    `${subject ? `${subject} sees` : 'Sees'} ${sees}.`,
    fields.telehealth === true ? 'Video visits, too.' : '',
    'Training, insurance plans and open times.',
  ].filter((clause) => clause !== '');
}

/**
 * One or two lines about a physician for search engines: as many clauses as fit in 155 characters.
 * @param fields - the physician's, as they are published
 */
export function descriptionOf(
  fields: Fields,
  specialty: SpecialtyData,
  interest: string | undefined,
): string {
  const places = [fields.primaryLocation, ...((fields.otherLocations ?? []) as readonly string[])].flatMap(
    (path) =>
      locations.find(({ slug }) => slug === last(path))?.neighborhood.replace(/.* Loop$/, 'the $&') ?? [],
  );
  const who = `${String(fields.headlineText)}, is ${professionOf(String(fields.degrees), specialty)}`;
  const openings = [[...new Set(places)], places.slice(0, 1), []].map((some) =>
    some.length > 0 ? `${who} in ${listed(some)}.` : `${who}.`,
  );
  let text = openings.find(({ length }) => length <= 125) ?? openings.at(-1) ?? '';
  for (const clause of clausesOf(fields, interest))
    if (text.length + clause.length < longest) text = `${text} ${clause}`;
  if (text.length < shortest || text.length > longest) throw new Error(`${text.length} characters: ${text}`);
  return text;
}
