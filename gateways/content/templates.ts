import { normalizeId, uuidOf } from './ids.ts';
import type { Problems } from './problems.ts';
import { bagOf, type SourceFile } from './read-files.ts';
import type { FieldType, Layout, RawField, Template, TemplateAlias, TemplateField } from './store.ts';

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

/** A template as it is written, before its bases are joined to it. */
export type TemplateSource = {
  readonly file: string;
  readonly place: readonly (string | number)[];
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
};

const templateKeys: ReadonlySet<string> = new Set([
  'name',
  'id',
  'base',
  'fields',
  'layout',
  'standardValues',
  'languageFallback',
  'aliases',
]);
const fieldKeys: ReadonlySet<string> = new Set(['name', 'type', 'section', 'shared', 'title', 'source']);

/** Names that differ only in spaces or letter case are one name to clients. */
function plain(name: string): string {
  return name.replace(/[^A-Za-z0-9]+/g, '').toLowerCase();
}

/** A template while it is put together: these two need the items. */
export type BuiltTemplate = Template & {
  layout: Layout | undefined;
  standardValues: Readonly<Record<string, RawField>>;
};

/** Templates that the CMS itself knows; clients ask for some of them by id. */
const system = [
  { name: 'Folder', id: 'a87a00b1-e6db-45ab-8b54-636fec3b5523', fields: [] },
  { name: 'JSS App', id: '061cba15-5474-4b91-8a06-17903b102b82', fields: [] },
  {
    name: 'Dictionary Entry',
    id: '6d1cd897-1936-4a3a-a511-289a94c2a7b1',
    fields: [
      { name: 'Key', type: 'text', shared: true },
      { name: 'Phrase', type: 'text' },
    ],
  },
] as const;

/**
 * Reads the templates: names, ids, own fields, and the fields that come from the bases.
 * Standard values and presentation are added later, when items are known.
 */
export function readTemplates(
  files: readonly SourceFile[],
  problems: Problems,
): { readonly templates: Map<string, BuiltTemplate>; readonly sources: readonly TemplateSource[] } {
  const sources: TemplateSource[] = system.map((data) => ({ file: '', place: [], name: data.name, data }));
  for (const { file, data } of files) {
    if (!Array.isArray(data)) {
      problems.add(file, [], 'a template file holds a list of templates');
      continue;
    }
    data.forEach((entry: unknown, index) => {
      const template = bagOf(entry);
      if (typeof template?.name !== 'string') problems.add(file, [index], 'a template needs a name');
      else if (sources.some((source) => plain(source.name) === plain(String(template.name))))
        problems.add(file, [index, 'name'], `template "${template.name}" exists twice`);
      else sources.push({ file, place: [index], name: template.name, data: template });
    });
  }
  const byName = new Map(sources.map((source) => [source.name, source]));
  const built = new Map<string, BuiltTemplate>();
  const building = new Set<string>();

  const build = (source: TemplateSource): BuiltTemplate => {
    const known = built.get(source.name);
    if (known) return known;
    building.add(source.name);
    const bases = namesIn(source.data.base).flatMap((name, index) => {
      const base = byName.get(name);
      const reason = !base
        ? `unknown base template "${name}"`
        : building.has(name)
          ? `template "${name}" inherits from itself`
          : undefined;
      if (reason) problems.add(source.file, [...source.place, 'base', index], reason);
      return base && !reason ? [build(base)] : [];
    });
    const ownFields = readFields(source, problems);
    const fields = new Map<string, TemplateField>();
    for (const base of bases) for (const [name, field] of base.fields) fields.set(name, field);
    for (const field of ownFields) fields.set(field.name, field);
    const id = typeof source.data.id === 'string' ? normalizeId(source.data.id) : undefined;
    if (source.data.id !== undefined && !id)
      problems.add(source.file, [...source.place, 'id'], `"${String(source.data.id)}" is no id`);
    for (const key of Object.keys(source.data)) {
      if (!templateKeys.has(key))
        problems.add(source.file, [...source.place, key], `a template has no "${key}"`);
    }
    const ownId = id ?? uuidOf(`template:${source.name}`);
    const twin = [...built.values()].find((other) => other.id === ownId);
    if (twin)
      problems.add(
        source.file,
        [...source.place, 'id'],
        `id ${ownId} belongs to template "${twin.name}" too`,
      );
    const fallback = source.data.languageFallback;
    const template: BuiltTemplate = {
      id: ownId,
      name: source.name,
      bases,
      ownFields,
      fields,
      standardValues: {},
      layout: undefined,
      languageFallback:
        typeof fallback === 'boolean'
          ? fallback
          : bases.find((base) => base.languageFallback !== undefined)?.languageFallback,
      aliases: [...bases.flatMap((base) => base.aliases), ...readAliases(source, fields, problems)],
    };
    built.set(source.name, template);
    building.delete(source.name);
    return template;
  };
  for (const source of sources) build(source);
  return { templates: built, sources };
}

function namesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}

function readFields(source: TemplateSource, problems: Problems): readonly TemplateField[] {
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
        // The set above holds exactly the types.
        type: field.type as FieldType,
        section: typeof field.section === 'string' ? field.section : 'Content',
        shared: field.shared === true,
        sortOrder: (index + 1) * 100,
      },
    ];
  });
}

function readAliases(
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

/** Whether a template is another one or inherits from it. */
export function inheritsFrom(template: Template, nameOrId: string): boolean {
  return (
    template.name === nameOrId ||
    template.id === nameOrId ||
    template.bases.some((base) => inheritsFrom(base, nameOrId))
  );
}
