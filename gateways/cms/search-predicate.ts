import { normalizeId } from '../content/ids.ts';
import type { ContentItem, ContentStore, Template } from '../content/store.ts';
import { rawText } from './field-values.ts';

export type Operator = 'EQ' | 'CONTAINS' | 'NEQ' | 'NCONTAINS' | 'LT' | 'LTE' | 'GT' | 'GTE';

/** The condition of a search: one comparison, or several combined. All parts must hold. */
export type Predicate = {
  readonly name?: string | null;
  readonly value?: string | null;
  readonly operator?: Operator | null;
  readonly AND?: readonly Predicate[] | null;
  readonly OR?: readonly Predicate[] | null;
};

/** An item in one language. */
export type Candidate = { readonly item: ContentItem; readonly language: string };

/** The languages to search: those that the condition names, else the default one. @requirement O2 */
export function languagesOf(predicate: Predicate, content: ContentStore): readonly string[] {
  const named: string[] = [];
  const visit = (node: Predicate) => {
    if (node.name === '_language' && node.value) named.push(node.value);
    for (const inner of [...(node.AND ?? []), ...(node.OR ?? [])]) visit(inner);
  };
  visit(predicate);
  const wanted = content.languages.filter((language) =>
    named.some((name) => name.toLowerCase() === language.toLowerCase()),
  );
  return named.length > 0 ? wanted : content.languages.slice(0, 1);
}

/** Whether an item in a language meets a condition. @requirement O2 */
export function matches(predicate: Predicate, candidate: Candidate, content: ContentStore): boolean {
  if (predicate.name && !compare(predicate, candidate, content)) return false;
  if (predicate.AND && !predicate.AND.every((inner) => matches(inner, candidate, content))) return false;
  return (
    !predicate.OR ||
    predicate.OR.length === 0 ||
    predicate.OR.some((inner) => matches(inner, candidate, content))
  );
}

function compare({ name, value, operator }: Predicate, candidate: Candidate, content: ContentStore): boolean {
  const actual = () => valuesOf(String(name), candidate, content);
  const comparable = () => comparableOf(String(name), candidate, content);
  const wanted = canonical(value ?? '');
  switch (operator ?? 'EQ') {
    case 'EQ':
      return comparable().includes(wanted);
    case 'NEQ':
      return !comparable().includes(wanted);
    case 'CONTAINS':
      return comparable().some((text) => text.includes(wanted));
    case 'NCONTAINS':
      return !comparable().some((text) => text.includes(wanted));
    case 'LT':
      return actual().some((text) => order(text, value ?? '') < 0);
    case 'LTE':
      return actual().some((text) => order(text, value ?? '') <= 0);
    case 'GT':
      return actual().some((text) => order(text, value ?? '') > 0);
    case 'GTE':
      return actual().some((text) => order(text, value ?? '') >= 0);
  }
}

/** A search compares the paths of all items, and an item's paths never change: new content is new items. */
const comparablePaths = new WeakMap<ContentItem, readonly string[]>();

function comparableOf(name: string, candidate: Candidate, content: ContentStore): readonly string[] {
  const { item } = candidate;
  const isPath = name.toLowerCase() === '_path';
  const known = isPath ? comparablePaths.get(item) : undefined;
  if (known) return known;
  const found = valuesOf(name, candidate, content).map(canonical);
  if (isPath) comparablePaths.set(item, found);
  return found;
}

/** Normalises a text for comparison: ids without punctuation, everything without letter case. */
function canonical(text: string): string {
  return normalizeId(text) ?? text.toLowerCase();
}

/** Compares as numbers when both texts are numbers, else as texts. @requirement O2 */
export function order(a: string, b: string): number {
  const [x, y] = [Number(a), Number(b)];
  if (a !== '' && b !== '' && Number.isFinite(x) && Number.isFinite(y)) return x - y;
  return a.localeCompare(b);
}

/** An item's values under a name: a well-known one, or a field. @requirement O2 */
export function valuesOf(
  name: string,
  { item, language }: Candidate,
  content: ContentStore,
): readonly string[] {
  switch (name.toLowerCase()) {
    case '_path':
      return [item.path, item.id, ...ancestorIds(item, content)];
    case '_parent':
      return [content.item(item.parentPath)?.id ?? '', item.parentPath];
    case '_templates':
      return templateIds(content.template(item.template));
    case '_templatename':
      return [item.template];
    case '_name':
      return [item.name];
    case '_displayname':
      return [item.displayName(language)];
    case '_language':
      return [language];
    case '_haslayout':
      return [String(item.hasLayout)];
    default: {
      const field = content.template(item.template)?.fields.get(name);
      return field ? rawText(content, field, item.field(name, language)).split('|') : [];
    }
  }
}

function ancestorIds(item: ContentItem, content: ContentStore): readonly string[] {
  const ids: string[] = [];
  for (let parent = content.item(item.parentPath); parent; parent = content.item(parent.parentPath))
    ids.push(parent.id);
  return ids;
}

function templateIds(template: Template | undefined): readonly string[] {
  return template ? [template.id, ...template.bases.flatMap((base) => templateIds(base))] : [];
}
