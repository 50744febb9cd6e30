import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ItemTree, readItems, type ItemSource } from './items.ts';
import { readLayout } from './layouts.ts';
import { readMedia } from './media.ts';
import { Problems, type Problem } from './problems.ts';
import { bagOf, readYamlFile, readYamlFiles } from './read-files.ts';
import { readRedirects, readSite } from './site.ts';
import type { Layout, RawField, Redirect, Site, Template } from './store.ts';
import { readTemplates } from './templates.ts';
import { readValue, type References } from './values.ts';

/** An item with its values read. */
export type LoadedItem = ItemSource & {
  readonly displayNames: Readonly<Record<string, string>>;
  /** Values by language; the default language holds the shared ones too. */
  readonly values: Readonly<Record<string, Readonly<Record<string, RawField>>>>;
  readonly layout: Layout | undefined;
  readonly aliases: readonly string[];
};

/** Everything below a content folder, read and found sound. */
export type Snapshot = {
  readonly revision: string;
  readonly site: Site;
  readonly redirects: readonly Redirect[];
  readonly templates: ReadonlyMap<string, Template>;
  readonly items: ReadonlyMap<string, LoadedItem>;
};

/**
 * Reads a content folder and checks all of it.
 * @returns the snapshot, or every problem with its file, line and reason
 * @requirement O2
 */
export async function loadContent(
  folder: string,
): Promise<{ readonly ok: true; readonly value: Snapshot } | { readonly ok: false; readonly problems: readonly Problem[] }> {
  const problems = new Problems();
  const digest = createHash('sha256');
  const media = await readMedia(join(folder, 'media'));
  const site = readSite(join(folder, 'site.yaml'), problems, digest);
  const redirects = readRedirects(join(folder, 'redirects.yaml'), problems, digest);
  const { templates, sources } = readTemplates(readYamlFiles(join(folder, 'templates'), problems, digest), problems);
  const tree = readItems(readYamlFiles(join(folder, 'items'), problems, digest), site.rootPath, problems);
  addDictionary(tree, folder, { site, problems, digest });

  for (const source of sources) {
    const template = templates.get(source.name);
    if (!template || source.data.layout === undefined) continue;
    const ownerPath = `${site.rootPath}/templates/${source.name.toLowerCase().replaceAll(' ', '-')}`;
    template.layout = readLayout(source.data.layout, [...source.place, 'layout'], { problems, tree, rootPath: site.rootPath, file: source.file, ownerPath });
  }
  const layouts = new Map<string, Layout>();
  for (const item of tree.byPath.values()) {
    const context = { problems, tree, rootPath: site.rootPath, file: item.file, ownerPath: item.path };
    const layout = readLayout(item.data.layout, [...item.place, 'layout'], context);
    if (layout) layouts.set(item.path, layout);
  }
  tree.addFolders(site.rootPath);

  const refs = referencesOf({ tree, site, media, problems, homePath: `${site.rootPath}/home` });
  for (const source of sources) {
    const template = templates.get(source.name);
    const values = bagOf(source.data.standardValues);
    if (template && values) template.standardValues = readFields(values, template, { file: source.file, place: [...source.place, 'standardValues'] }, refs);
  }
  const items = new Map<string, LoadedItem>();
  for (const source of tree.byPath.values()) {
    const template = templates.get(source.template);
    if (!template) problems.add(source.file, [...source.place, 'template'], `unknown template "${source.template}"`);
    else items.set(source.path, readItem(source, { template, layout: layouts.get(source.path), site, refs }));
  }
  if (!problems.isEmpty) return { ok: false, problems: problems.list() };
  for (const name of media.keys()) digest.update(name);
  return { ok: true, value: { revision: digest.digest('hex').slice(0, 16), site, redirects, templates, items } };
}

type ReadContext = { readonly template: Template; readonly layout: Layout | undefined; readonly site: Site; readonly refs: References };

const itemKeys = new Set(['id', 'template', 'name', 'displayName', 'fields', 'languages', 'layout', 'children', 'items', 'aliases']);

function readItem(source: ItemSource, { template, layout, site, refs }: ReadContext): LoadedItem {
  const { data, file, place } = source;
  for (const key of Object.keys(data)) if (!itemKeys.has(key)) refs.problems.add(file, [...place, key], `an item has no "${key}"`);
  const [defaultLanguage = 'en', ...others] = site.languages.map(({ name }) => name);
  const displayNames: Record<string, string> = { [defaultLanguage]: typeof data.displayName === 'string' ? data.displayName : source.name };
  const values: Record<string, Readonly<Record<string, RawField>>> = {
    [defaultLanguage]: readFields(bagOf(data.fields) ?? {}, template, { file, place: [...place, 'fields'] }, refs),
  };
  for (const [language, written] of Object.entries(bagOf(data.languages) ?? {})) {
    const own = [...place, 'languages', language];
    if (!others.includes(language)) {
      refs.problems.add(file, own, `unknown language "${language}"`);
      continue;
    }
    const version = bagOf(written) ?? {};
    if (typeof version.displayName === 'string') displayNames[language] = version.displayName;
    values[language] = readFields(bagOf(version.fields) ?? {}, template, { file, place: [...own, 'fields'] }, refs);
  }
  const aliases = Array.isArray(data.aliases) ? data.aliases.filter((alias) => typeof alias === 'string') : [];
  return { ...source, displayNames, values, layout, aliases };
}

function readFields(
  written: Readonly<Record<string, unknown>>,
  template: Template,
  { file, place }: { readonly file: string; readonly place: readonly (string | number)[] },
  refs: References,
): Readonly<Record<string, RawField>> {
  const values: Record<string, RawField> = {};
  for (const [name, value] of Object.entries(written)) {
    const field = template.fields.get(name);
    if (!field) {
      refs.problems.add(file, [...place, name], `template "${template.name}" has no field "${name}"`);
      continue;
    }
    const read = readValue(field, value, { file, place: [...place, name] }, refs);
    if (read !== undefined) values[name] = read;
  }
  return values;
}

type Known = {
  readonly tree: ItemTree;
  readonly site: Site;
  readonly media: ReadonlyMap<string, { readonly src: string; readonly alt: string }>;
  readonly problems: Problems;
  readonly homePath: string;
};

function referencesOf({ tree, site, media, problems, homePath }: Known): References {
  return {
    problems,
    itemPath: (written) => {
      const path = `${site.rootPath}/${written}`.toLowerCase();
      return tree.byPath.has(path) ? path : undefined;
    },
    itemUrl: (path) => sitePathOf(path, homePath),
    media: (file) => media.get(file),
  };
}

/** The path under which visitors find an item below home. */
export function sitePathOf(path: string, homePath: string): string | undefined {
  if (path === homePath) return '/';
  return path.startsWith(`${homePath}/`) ? path.slice(homePath.length) : undefined;
}

type DictionaryContext = { readonly site: Site; readonly problems: Problems; readonly digest: ReturnType<typeof createHash> };

/** Makes items of the dictionary files, as clients expect them: one entry with a key and a phrase per language. */
function addDictionary(tree: ItemTree, folder: string, { site, problems, digest }: DictionaryContext): void {
  const [defaultLanguage = 'en', ...others] = site.languages.map(({ name }) => name);
  const read = (language: string) => bagOf(readYamlFile(join(folder, 'dictionary', `${language}.yaml`), problems, digest)) ?? {};
  const translations = others.map((language) => [language, read(language)] as const);
  const file = join(folder, 'dictionary', `${defaultLanguage}.yaml`);
  const keys = read(defaultLanguage);
  Object.entries(keys).forEach(([key, phrase], index) => {
    const languages = translations.flatMap(([language, phrases]) => (phrases[key] === undefined ? [] : [[language, { fields: { Phrase: String(phrases[key]) } }]]));
    tree.add({
      file,
      place: [key],
      path: `${site.rootPath}/dictionary/entry-${String(index + 1).padStart(4, '0')}`,
      template: 'Dictionary Entry',
      data: { displayName: key, fields: { Key: key, Phrase: String(phrase) }, languages: Object.fromEntries(languages) },
    });
  });
  for (const [language, phrases] of translations) {
    for (const key of Object.keys(phrases)) {
      if (!(key in keys)) problems.add(join(folder, 'dictionary', `${language}.yaml`), [key], `"${key}" is missing in ${defaultLanguage}.yaml`);
    }
  }
}
