import type { FieldType, TemplateField } from './fields.ts';
import { uuidOf } from './ids.ts';
import type { Problems } from './problems.ts';
import { bagOf } from './read-files.ts';
import type { TemplateAlias } from './store.ts';

/** A template as it is written, before it inherits from its bases. */
export type TemplateSource = {
  readonly file: string;
  readonly place: readonly (string | number)[];
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
};

const fieldTypes: ReadonlySet<string> = new Set<FieldType>([
  'text',
  'multiline',
  'richtext',
  'checkbox',
  'date',
  'datetime',
  'number',
  'integer',
  'link',
  'image',
  'lookup',
  'multilist',
  'namevalue',
  'file',
]);

const fieldKeys: ReadonlySet<string> = new Set(['name', 'type', 'section', 'shared', 'title', 'source']);

/** Reads a template's own fields. A field without a name or with an unknown type becomes a problem. @requirement O2 */
export function readTemplateFields(source: TemplateSource, problems: Problems): readonly TemplateField[] {
  const list = Array.isArray(source.data.fields) ? source.data.fields : [];
  const seen = new Set<string>();
  return list.flatMap((entry: unknown, index) => {
    const field = bagOf(entry);
    const place = [...source.place, 'fields', index];
    if (typeof field?.name !== 'string' || typeof field.type !== 'string' || !fieldTypes.has(field.type)) {
      problems.add(
        source.file,
        place,
        `a field needs a name and one of the types ${[...fieldTypes].join(', ')}`,
      );
      return [];
    }
    const lower = field.name.toLowerCase();
    if (seen.has(lower)) problems.add(source.file, [...place, 'name'], `field "${field.name}" exists twice`);
    seen.add(lower);
    for (const key of Object.keys(field))
      if (!fieldKeys.has(key)) problems.add(source.file, [...place, key], `a field has no "${key}"`);
    return [
      {
        id: uuidOf(`field:${source.name}:${field.name}`),
        name: field.name,
        title: typeof field.title === 'string' ? field.title : field.name,
        // The set above holds exactly the members of the type.
        type: field.type as FieldType,
        section: typeof field.section === 'string' ? field.section : 'Content',
        shared: field.shared === true,
        sortOrder: (index + 1) * 100,
      },
    ];
  });
}

/**
 * Reads the aliases that a template gives to its pages.
 * @param fields - own and inherited, because `when` names a checkbox among them
 * @requirement O2
 */
export function readAliases(
  source: TemplateSource,
  fields: ReadonlyMap<string, TemplateField>,
  problems: Problems,
): readonly TemplateAlias[] {
  const written = source.data.aliases;
  if (written === undefined) return [];
  return (Array.isArray(written) ? written : [written]).flatMap((entry: unknown, index) => {
    const alias = bagOf(entry);
    const place = [...source.place, 'aliases', index];
    if (typeof alias?.path !== 'string' || !alias.path.startsWith('/') || !alias.path.includes('{path}')) {
      problems.add(source.file, place, 'an alias needs a path that begins with / and holds {path}');
      return [];
    }
    const when = typeof alias.when === 'string' ? alias.when : undefined;
    if (when !== undefined && fields.get(when)?.type !== 'checkbox')
      problems.add(source.file, [...place, 'when'], `template "${source.name}" has no checkbox "${when}"`);
    return [{ path: alias.path, when }];
  });
}
