import { readFileSync } from 'node:fs';
import type { FieldType } from '../content/fields.ts';
import type { Template } from '../content/store.ts';

/** The GraphQL type of each field type. */
export const fieldTypeNames: Readonly<Record<FieldType, string>> = {
  text: 'TextField',
  multiline: 'TextField',
  richtext: 'RichTextField',
  checkbox: 'CheckboxField',
  date: 'DateField',
  datetime: 'DateField',
  number: 'NumberField',
  integer: 'IntegerField',
  link: 'LinkField',
  image: 'ImageField',
  lookup: 'LookupField',
  multilist: 'MultilistField',
  namevalue: 'NameValueListField',
  file: 'FileField',
};

const core = readFileSync(new URL('./schema/edge.graphql', import.meta.url), 'utf8');

/** Names that the schema or GraphQL already uses. */
const taken: ReadonlySet<string> = new Set([
  'Int',
  'Float',
  'String',
  'Boolean',
  'ID',
  ...[...core.matchAll(/^(?:type|interface|input|enum|scalar) (\w+)/gm)].flatMap((match) => match[1] ?? []),
]);

/**
 * A template's name as a GraphQL type, without spaces. `Item` is appended when the schema already has the name.
 * @returns undefined when the name does not begin with a letter
 * @requirement O2
 */
export function templateTypeName(template: Template): string | undefined {
  const name = template.name.replace(/[^A-Za-z0-9]+/g, '');
  if (!/^[A-Za-z]/.test(name)) return undefined;
  return taken.has(name) ? `${name}Item` : name;
}

/** Whether a field's name can be used in a GraphQL query unchanged. @requirement O2 */
export function isFieldName(name: string): boolean {
  return /^[_A-Za-z][_0-9A-Za-z]*$/.test(name) && !name.startsWith('__');
}
