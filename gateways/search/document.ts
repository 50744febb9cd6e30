/** A field's value in the index: texts end in `_t`, single words in `_s`, lists in `_sm`, and so on, as in Solr. */
export type FieldValue = string | number | boolean | readonly string[];

/** What is indexed: Solr's flat documents, by `_uniqueid`. */
export type SearchDocument = Readonly<Record<string, FieldValue>> & { readonly _uniqueid: string };

/** New values for some of a document's fields; null takes a field away. */
export type FieldChanges = Readonly<Record<string, FieldValue | null>>;

/** Fields that have two names in the field: both are filled. */
const twins: readonly (readonly [string, string])[] = [
  ['channel_tags_sm', 'c_channel_tags_sm'],
  ['lead_physician_sm', 'c_lead_physician_s'],
];

/**
 * Fills the second name of fields that go by two.
 * @decision Q2
 */
export function withTwins(document: SearchDocument): SearchDocument {
  const filled: Record<string, FieldValue> = { ...document };
  for (const [one, other] of twins) {
    const value = filled[one] ?? filled[other];
    if (value === undefined) continue;
    filled[one] ??= Array.isArray(value) ? value : [String(value)];
    filled[other] ??= other.endsWith('_s') && Array.isArray(value) ? String(value[0] ?? '') : value;
  }
  return filled as SearchDocument;
}

/** A field's values as a list; empty where there is none. */
export function valuesOf(document: SearchDocument, field: string): readonly (string | number | boolean)[] {
  const value = document[field];
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value as string | number | boolean];
}

/** A field's text: lists are joined. */
export function textOf(document: SearchDocument, field: string): string {
  return valuesOf(document, field).join(' ¶ ');
}
