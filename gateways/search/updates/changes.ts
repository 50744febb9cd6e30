import type { FieldChanges, FieldValue, SearchDocument } from '../document.ts';
import { isTextField } from '../index/fields.ts';

/** A change that a client sends to the index. */
export type Change =
  | { readonly kind: 'add'; readonly document: SearchDocument }
  | { readonly kind: 'set'; readonly id: string; readonly fields: FieldChanges }
  | { readonly kind: 'deleteId'; readonly id: string }
  | { readonly kind: 'deleteQuery'; readonly query: string };

/** An update that is not valid. */
export class UpdateError extends Error {
  override readonly name = 'UpdateError';
}

function isBag(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function valueFrom(name: string, value: unknown): FieldValue {
  if (Array.isArray(value)) return value.map(String);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw new UpdateError(`field ${name} is neither a value nor a list`);
}

/** A document; or, when a field says `{"set": …}`, new values for fields of an existing document. */
function changeFrom(value: unknown): Change {
  if (!isBag(value)) throw new UpdateError('a document is an object');
  const { _uniqueid: id, ...rest } = value;
  if (typeof id !== 'string' || id === '')
    throw new UpdateError('Document is missing mandatory uniqueKey field: _uniqueid');
  if (Object.values(rest).some(isBag)) return { kind: 'set', id, fields: fieldChangesFrom(rest) };
  const fields = Object.entries(rest).flatMap(([name, field]): [string, FieldValue][] =>
    field === null || field === undefined ? [] : [[name, valueFrom(name, field)]],
  );
  return { kind: 'add', document: { ...Object.fromEntries(fields), _uniqueid: id } };
}

function fieldChangesFrom(given: Readonly<Record<string, unknown>>): FieldChanges {
  const fields = Object.entries(given).map(([name, change]): [string, FieldValue | null] => {
    if (!isBag(change) || Object.keys(change).join() !== 'set')
      throw new UpdateError(`field ${name}: of the changes to a field only "set" is known`);
    if (isTextField(name)) throw new UpdateError(`field ${name}: a text takes a whole document`);
    return [name, change.set === null ? null : valueFrom(name, change.set)];
  });
  return Object.fromEntries(fields);
}

/**
 * Reads an update in Solr's JSON: a list of documents, or the commands `add`, `delete` (an id, ids, or a query) and
 * `commit`. A document whose fields say `{"set": value}` changes those fields of the existing document; null removes a
 * field.
 * @throws UpdateError
 * @requirement B18
 */
export function readChanges(body: unknown): readonly Change[] {
  if (Array.isArray(body)) return body.map((entry) => changeFrom(entry));
  if (!isBag(body)) throw new UpdateError('an update is a list of documents or an object of commands');
  const changes: Change[] = [];
  const add = body.add;
  if (add !== undefined) changes.push(changeFrom(isBag(add) && 'doc' in add ? add.doc : add));
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
