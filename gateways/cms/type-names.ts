import type { FieldType, Template } from '../content/store.ts';

/** GraphQL's type for a kind of field. */
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

const taken: ReadonlySet<string> = new Set([
  'Route',
  'Item',
  'Query',
  'SiteInfo',
  'SiteData',
  'PageInfo',
  'LayoutData',
  'JSON',
  'Long',
]);

/** A template's name as a GraphQL type, or undefined where it has none; `Item` follows where the schema has that name. */
export function templateTypeName(template: Template): string | undefined {
  const name = template.name.replace(/[^A-Za-z0-9]+/g, '');
  if (!/^[A-Za-z]/.test(name)) return undefined;
  return taken.has(name) || name.endsWith('Field') ? `${name}Item` : name;
}

/** Whether a field's name can stand in a GraphQL query as it is. */
export function isFieldName(name: string): boolean {
  return /^[_A-Za-z][_0-9A-Za-z]*$/.test(name) && !name.startsWith('__');
}
