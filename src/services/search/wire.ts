import { z } from 'zod';

/** A document of the index: every field may be missing, single or a list. */
export type WireDocument = Readonly<Record<string, unknown>>;

/** No index of a hospital is larger: a slip of the service must not become a million pages. */
const mostFound = 1_000_000;

/**
 * The answer of the search service, as loosely as it can be read: its parts differ with versions and settings.
 * @requirement B18
 */
export const searchWire = z.object({
  response: z.object({
    numFound: z
      .number()
      .int()
      .min(0)
      .transform((found) => Math.min(found, mostFound)),
    start: z.number().int().min(0).catch(0).default(0),
    docs: z.array(z.record(z.string(), z.unknown()).catch({})),
  }),
  facet_counts: z
    .object({
      facet_fields: z.record(z.string(), z.unknown()).catch({}).default({}),
      facet_queries: z.record(z.string(), z.unknown()).catch({}).default({}),
    })
    .catch({ facet_fields: {}, facet_queries: {} })
    .default({ facet_fields: {}, facet_queries: {} }),
  spellcheck: z.object({ collations: z.unknown() }).catch({ collations: undefined }).optional(),
});

const listWire = z.object({
  numFound: z.number().int().min(0),
  maxScore: z.number().catch(0).default(0),
  docs: z.array(z.unknown()),
});
const groupsWire = z.record(z.string(), z.object({ matches: z.number().int().min(0), doclist: listWire }));

/** What was asked for in groups as one list: the group with the best result first. Other answers stay as they are. */
function asOneList(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('grouped' in answer)) return answer;
  const { success, data = {} } = groupsWire.safeParse(answer.grouped);
  if (!success) return answer;
  const groups = Object.values(data);
  const best = groups.toSorted((one, other) => other.doclist.maxScore - one.doclist.maxScore);
  const docs = best.flatMap(({ doclist }) => doclist.docs);
  return { ...answer, response: { numFound: groups[0]?.matches ?? 0, docs } };
}

/** The same, where results may come in groups. @requirement B1 B18 */
export const resultsWire = z.preprocess(asOneList, searchWire);

export type SearchWire = z.output<typeof searchWire>;

/** The texts of a field; a list is what it is, a single value is a list of one, anything else nothing. @requirement B18 */
export function textsOf(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list
    .map((entry) =>
      typeof entry === 'string' ? entry.trim() : typeof entry === 'number' ? String(entry) : '',
    )
    .filter((entry) => entry !== '');
}

/** The first text of a field, or ''. @requirement B18 */
export function textOf(value: unknown): string {
  return textsOf(value)[0] ?? '';
}

/** The number in a field, or null. @requirement B18 */
export function numberOf(value: unknown): number | null {
  const text = textOf(value);
  const number = Number(text);
  return text !== '' && Number.isFinite(number) ? number : null;
}

/** Whether a boolean field is true, however it is written. @requirement B18 */
export function isTrue(value: unknown): boolean {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return first === true || first === 1 || /^(true|1)$/i.test(textOf(first));
}

/**
 * The values of a facet with their counts: from `["a",1,"b",2]`, `{a: 1}` and `[["a",1]]` alike. Values without hits are
 * left out.
 * @requirement B18
 */
export function facetValues(wire: unknown): readonly { readonly value: string; readonly count: number }[] {
  return pairsOf(wire)
    .map(([value, count]) => ({ value: textOf(value), count: Number(count) }))
    .filter(({ value, count }) => value !== '' && Number.isInteger(count) && count > 0);
}

function pairsOf(wire: unknown): readonly (readonly [unknown, unknown])[] {
  if (!Array.isArray(wire)) return typeof wire === 'object' && wire !== null ? Object.entries(wire) : [];
  const list: readonly unknown[] = wire;
  if (list.some((entry) => Array.isArray(entry))) {
    return list.flatMap((entry) =>
      Array.isArray(entry) && entry.length >= 2 ? [[entry[0], entry[1]] as const] : [],
    );
  }
  return list.flatMap((entry, index) => (index % 2 === 0 ? [[entry, list[index + 1]] as const] : []));
}

/**
 * The suggested spelling: the second entry of the collations, a text or an object with one in it.
 * @returns '' when there is none
 * @decision Q6
 */
export function suggestionOf(wire: SearchWire['spellcheck']): string {
  const collations = wire?.collations;
  const second: unknown = Array.isArray(collations)
    ? collations[1]
    : typeof collations === 'object' && collations !== null
      ? Object.values(collations)[0]
      : undefined;
  if (typeof second === 'object' && second !== null && 'collationQuery' in second)
    return textOf(second.collationQuery);
  return textOf(second);
}
