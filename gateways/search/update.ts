import type { FieldValue, SearchDocument } from './document.ts';

/** A change that a client sends to the index. */
export type Change =
  | { readonly kind: 'add'; readonly document: SearchDocument }
  | { readonly kind: 'deleteId'; readonly id: string }
  | { readonly kind: 'deleteQuery'; readonly query: string };

/** An update that cannot be carried out. */
export class UpdateError extends Error {
  override readonly name = 'UpdateError';
}

function isBag(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function documentFrom(value: unknown): SearchDocument {
  if (!isBag(value)) throw new UpdateError('a document is an object');
  const id = value._uniqueid;
  if (typeof id !== 'string' || id === '')
    throw new UpdateError('Document is missing mandatory uniqueKey field: _uniqueid');
  const fields = Object.entries(value).flatMap(([name, field]): [string, FieldValue][] => {
    if (field === null || field === undefined) return [];
    if (Array.isArray(field)) return [[name, field.map(String)]];
    if (typeof field === 'string' || typeof field === 'number' || typeof field === 'boolean')
      return [[name, field]];
    throw new UpdateError(`field ${name} of ${id} is neither a value nor a list`);
  });
  return { ...Object.fromEntries(fields), _uniqueid: id };
}

/**
 * Reads an update in Solr's JSON: a list of documents, or commands `add`, `delete` (an id, ids, or a query), `commit`.
 * @throws UpdateError
 */
export function readChanges(body: unknown): readonly Change[] {
  if (Array.isArray(body)) return body.map((entry) => ({ kind: 'add', document: documentFrom(entry) }));
  if (!isBag(body)) throw new UpdateError('an update is a list of documents or an object of commands');
  const changes: Change[] = [];
  const add = body.add;
  if (add !== undefined)
    changes.push({ kind: 'add', document: documentFrom(isBag(add) && 'doc' in add ? add.doc : add) });
  const drop = body.delete;
  for (const entry of Array.isArray(drop) ? drop : drop === undefined ? [] : [drop]) {
    if (typeof entry === 'string') changes.push({ kind: 'deleteId', id: entry });
    else if (isBag(entry) && typeof entry.id === 'string') changes.push({ kind: 'deleteId', id: entry.id });
    else if (isBag(entry) && typeof entry.query === 'string')
      changes.push({ kind: 'deleteQuery', query: entry.query });
    else throw new UpdateError('delete needs an id or a query');
  }
  return changes;
}
