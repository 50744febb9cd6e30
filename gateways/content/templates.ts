import type { RawField, TemplateField } from './fields.ts';
import { normalizeId, uuidOf } from './ids.ts';
import type { Problems } from './problems.ts';
import { bagOf, type SourceFile } from './read-files.ts';
import type { Layout, Template } from './store.ts';
import { readAliases, readTemplateFields, type TemplateSource } from './template-fields.ts';

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
/** Clients treat names that differ only in spaces or letter case as the same name. */
function plain(name: string): string {
  return name.replace(/[^A-Za-z0-9]+/g, '').toLowerCase();
}

/** A template whose layout and standard values are filled in later, because they refer to items. */
export type BuiltTemplate = Template & {
  layout: Layout | undefined;
  standardValues: Readonly<Record<string, RawField>>;
};

/** The CMS's own templates. Clients ask for some of them by id. */
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
 * Reads the templates: names, ids, own fields, and the fields of the templates that they inherit from. Standard values
 * and layouts are added later, when the items are known.
 * @requirement O2
 */
export function readTemplates(
  files: readonly SourceFile[],
  problems: Problems,
): { readonly templates: Map<string, BuiltTemplate>; readonly sources: readonly TemplateSource[] } {
  const sources = readSources(files, problems);
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
      if (reason)
        problems.add(
          source.file,
          [...source.place, 'base', index],
          reason,
          base ? undefined : source.file.replace(/\/templates\/.*$/, '/templates'),
        );
      return base && !reason ? [build(base)] : [];
    });
    const template = createTemplate(source, { bases, id: readId(source, built, problems), problems });
    built.set(source.name, template);
    building.delete(source.name);
    return template;
  };
  for (const source of sources) build(source);
  return { templates: built, sources };
}

function readSources(files: readonly SourceFile[], problems: Problems): readonly TemplateSource[] {
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
  return sources;
}

/** The id that a template is given in its file, or one made from its name. A second use of an id becomes a problem. */
function readId(
  { name, file, place, data }: TemplateSource,
  built: ReadonlyMap<string, Template>,
  problems: Problems,
): string {
  const written = typeof data.id === 'string' ? normalizeId(data.id) : undefined;
  if (data.id !== undefined && !written)
    problems.add(file, [...place, 'id'], `"${String(data.id)}" is no id`);
  const id = written ?? uuidOf(`template:${name}`);
  const twin = [...built.values()].find((other) => other.id === id);
  if (twin) problems.add(file, [...place, 'id'], `id ${id} belongs to template "${twin.name}" too`);
  return id;
}

function createTemplate(
  source: TemplateSource,
  {
    id,
    bases,
    problems,
  }: { readonly id: string; readonly bases: readonly Template[]; readonly problems: Problems },
): BuiltTemplate {
  const ownFields = readTemplateFields(source, problems);
  const fields = new Map<string, TemplateField>();
  for (const base of bases) for (const [name, field] of base.fields) fields.set(name, field);
  for (const field of ownFields) fields.set(field.name, field);
  for (const key of Object.keys(source.data)) {
    if (!templateKeys.has(key))
      problems.add(source.file, [...source.place, key], `a template has no "${key}"`);
  }
  const fallback = source.data.languageFallback;
  const inherited = bases.find((base) => base.languageFallback !== undefined)?.languageFallback;
  return {
    id,
    name: source.name,
    bases,
    ownFields,
    fields,
    standardValues: {},
    layout: undefined,
    languageFallback: typeof fallback === 'boolean' ? fallback : inherited,
    aliases: [...bases.flatMap((base) => base.aliases), ...readAliases(source, fields, problems)],
  };
}

function namesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}

/** Whether a template is the named template or inherits from it. @requirement O2 */
export function inheritsFrom(template: Template, nameOrId: string): boolean {
  return (
    template.name === nameOrId ||
    template.id === nameOrId ||
    template.bases.some((base) => inheritsFrom(base, nameOrId))
  );
}
