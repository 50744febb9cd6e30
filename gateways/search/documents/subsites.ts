import { lines, type Reader } from './read.ts';

/** Fields with items that belong to sub-sites: specialties, topics, the age of those whom a trial takes. */
const sources = [
  'specialties',
  'specialities',
  'visibleSpecialities',
  'channelTags',
  'ageGroup',
  'conditions',
];

/**
 * The sub-sites that show a page: those that its author names, and those of its specialties, topics and conditions. A
 * doctor who sees children belongs to the children's site.
 * @requirement B24
 */
export function subsitesOf(reader: Reader): readonly string[] {
  const own = [reader, ...sources.flatMap((name) => reader.items(name))];
  const named = own.flatMap((item) => lines(item.text('subsites')));
  return [...new Set([...named, ...(reader.isTrue('pediatricPhysician') ? ['comer'] : [])])];
}
