import { lines, type Reader } from './read.ts';

/** Fields with items that belong to sub-sites: specialties and topics. */
const sources = ['specialties', 'specialities', 'visibleSpecialities', 'channelTags', 'conditions'];

/** The site of the children's hospital. */
const childrenSite = 'comer';

/** Whether a page's own fields put it on the children's site or keep it away; undefined where they do not say. */
function isForChildren(reader: Reader): boolean | undefined {
  if (reader.isTrue('pediatricPhysician')) return true;
  const ages = reader.items('ageGroup');
  return ages.length === 0 ? undefined : ages.some((age) => namedBy(age).includes(childrenSite));
}

const namedBy = (reader: Reader) => lines(reader.text('subsites'));

/**
 * The sub-sites that show a page: those that its author names, and those of its specialties, topics and conditions. A
 * doctor who sees children belongs to the children's site. A trial belongs there if it takes children, whatever its
 * conditions are.
 * @requirement B24
 */
export function subsitesOf(reader: Reader): readonly string[] {
  const forChildren = isForChildren(reader);
  const inherited = sources.flatMap((name) => reader.items(name)).flatMap(namedBy);
  return [
    ...new Set([
      ...namedBy(reader),
      ...inherited.filter((site) => site !== childrenSite || forChildren !== false),
      ...(forChildren === true ? [childrenSite] : []),
    ]),
  ];
}
