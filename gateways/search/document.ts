/** A field's value. As in Solr, the suffix gives the type: `_t` text, `_s` single value, `_sm` list, and so on. */
export type FieldValue = string | number | boolean | readonly string[];

/** An indexed document: flat, as in Solr, and identified by `_uniqueid`. */
export type SearchDocument = Readonly<Record<string, FieldValue>> & { readonly _uniqueid: string };

/** New values for some of a document's fields; null removes a field. */
export type FieldChanges = Readonly<Record<string, FieldValue | null>>;

/** Fields with two names in the specification: both are filled. */
const twins: readonly (readonly [string, string])[] = [
  ['channel_tags_sm', 'c_channel_tags_sm'],
  ['lead_physician_sm', 'c_lead_physician_s'],
];

/**
 * Fills both names of a field that has two.
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

/** A field's values as a list; empty when there are none. @requirement B24 */
export function valuesOf(document: SearchDocument, field: string): readonly (string | number | boolean)[] {
  const value = document[field];
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value as string | number | boolean];
}

/** A field's text; the values of a list are joined by ` ¶ `. @requirement B24 */
export function textOf(document: SearchDocument, field: string): string {
  return valuesOf(document, field).join(' ¶ ');
}
