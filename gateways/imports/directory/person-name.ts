import { bagOf } from '../../content/read-files.ts';
import { RecordReader } from '../reader.ts';
import { listIn } from './concepts.ts';

export type PersonName = {
  readonly first: string;
  readonly last: string;
  /** What follows the name: degrees, and `Jr.` or `III`. */
  readonly suffixes: readonly string[];
};

/**
 * The name of a FHIR Practitioner: the official one, else any that is not an old one. Servers that have it as one text write
 * `Dr. Ada J. Moss, MD` or `MOSS,ADA J`.
 * @requirement D2
 */
export function nameOfPerson(names: unknown): PersonName {
  const all = listIn(names).map((name) => bagOf(name) ?? {});
  const name = all.find(({ use }) => use === 'official') ?? all.find(({ use }) => use !== 'old') ?? {};
  const words = new RecordReader('', name);
  const last = words.line('family', 100);
  const suffixes = listIn(name.suffix).map(String);
  if (last !== '') return { first: listIn(name.given).map(String).join(' '), last, suffixes };
  return { ...partsOf(words.line('text', 200)), suffixes };
}

const title = /^(?:dr|prof|mr|mrs|ms)\.?\s+/i;
/** What may follow a comma without being a first name. */
const degree = /^(?:[A-Z]{2,4}|[A-Z]\.(?:[A-Z]\.)+|PhD|PharmD|PsyD|Jr\.?|Sr\.?)$/;

function partsOf(text: string): Pick<PersonName, 'first' | 'last'> {
  const [before = '', ...after] = text.split(',').map((part) => part.trim());
  const rest = after.filter((part) => !degree.test(part));
  if (rest.length > 0) return { first: rest.join(' '), last: before };
  const words = before.replace(title, '').split(' ');
  return { first: words.slice(0, -1).join(' '), last: words.at(-1) ?? '' };
}
