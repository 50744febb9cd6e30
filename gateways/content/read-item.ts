import type { RawField } from './fields.ts';
import type { ItemSource } from './items.ts';
import type { Place } from './problems.ts';
import { publicationKeys, readPublication, type Publication } from './publication.ts';
import { bagOf } from './read-files.ts';
import type { LoadedItem } from './snapshot.ts';
import type { Layout, Site, Template } from './store.ts';
import { didYouMean } from './suggest.ts';
import { readValue, type References } from './values.ts';

type ReadContext = {
  readonly template: Template;
  readonly layout: Layout | undefined;
  readonly site: Site;
  readonly refs: References;
};

const itemKeys: ReadonlySet<string> = new Set([
  'id',
  'template',
  'name',
  'displayName',
  'fields',
  'languages',
  'layout',
  'children',
  'items',
  'owner',
  'aliases',
  ...publicationKeys,
]);
const versionKeys: ReadonlySet<string> = new Set(['displayName', 'fields', ...publicationKeys]);

/**
 * Reads an item's values in all its languages. A value that its template does not allow becomes a problem.
 * @requirement O2
 */
export function readItem(source: ItemSource, { template, layout, site, refs }: ReadContext): LoadedItem {
  const { data, file, place } = source;
  for (const key of Object.keys(data))
    if (!itemKeys.has(key))
      refs.problems.add(file, [...place, key], `an item has no "${key}"${didYouMean(key, itemKeys)}`);
  const [defaultLanguage = 'en', ...others] = site.languages.map(({ name }) => name);
  const displayNames: Record<string, string> = {
    [defaultLanguage]: typeof data.displayName === 'string' ? data.displayName : source.name,
  };
  const values: Record<string, Readonly<Record<string, RawField>>> = {
    [defaultLanguage]: readFieldValues(data.fields, { template, file, place: [...place, 'fields'], refs }),
  };
  const { problems } = refs;
  const all = readPublication(data, { file, place, problems });
  if (all && source.path === `${site.rootPath}/home`)
    problems.add(file, [...place], 'the home page is always published');
  const byLanguage: Record<string, Publication> = {};
  for (const [language, written] of Object.entries(bagOf(data.languages) ?? {})) {
    const own = [...place, 'languages', language];
    if (!others.includes(language)) {
      refs.problems.add(file, own, `unknown language "${language}"`);
      continue;
    }
    const version = bagOf(written) ?? {};
    for (const key of Object.keys(version))
      if (!versionKeys.has(key)) refs.problems.add(file, [...own, key], `a language has no "${key}"`);
    const publication = readPublication(version, { file, place: own, problems });
    if (publication) byLanguage[language] = publication;
    if (typeof version.displayName === 'string') displayNames[language] = version.displayName;
    values[language] = readFieldValues(version.fields, {
      template,
      file,
      place: [...own, 'fields'],
      refs,
      isTranslation: true,
    });
  }
  return { ...source, displayNames, values, layout, publications: { ...(all ? { all } : {}), byLanguage } };
}

type FieldsContext = {
  readonly template: Template;
  readonly file: string;
  readonly place: Place;
  readonly refs: References;
  /** A language other than the default: shared fields are refused. */
  readonly isTranslation?: boolean;
};

/** Reads field values by name. A name that the template does not have becomes a problem. @requirement O2 */
export function readFieldValues(
  written: unknown,
  { template, file, place, refs, isTranslation }: FieldsContext,
): Readonly<Record<string, RawField>> {
  const values: Record<string, RawField> = {};
  if (written === undefined || written === null) return values;
  const bag = bagOf(written);
  if (!bag) refs.problems.add(file, place, 'fields are names with values');
  for (const [name, value] of Object.entries(bag ?? {})) {
    const field = template.fields.get(name);
    if (!field) {
      refs.problems.add(
        file,
        [...place, name],
        `template "${template.name}" has no field "${name}"${didYouMean(name, template.fields.keys())}`,
        // A base of the template may be what cannot be read.
        refs.templateFolder,
      );
      continue;
    }
    if (isTranslation && field.shared)
      refs.problems.add(
        file,
        [...place, name],
        `field "${name}" is shared: it has one value for all languages`,
      );
    const read = readValue(field, value, { file, place: [...place, name] }, refs);
    if (read !== undefined) values[name] = read;
  }
  return values;
}
