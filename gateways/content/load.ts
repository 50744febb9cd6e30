import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { addDictionary } from './dictionary.ts';
import { readItems, type ItemTree } from './items.ts';
import { readMedia } from './media.ts';
import { Problems, type Problem } from './problems.ts';
import { readYamlFiles } from './read-files.ts';
import { readFieldValues, readItem } from './read-item.ts';
import { readLayouts } from './read-layouts.ts';
import {
  checkErrorPages,
  checkRedirects,
  collectAliases,
  hasTemplateLayout,
  sitePathOf,
} from './site-paths.ts';
import { readRedirects, readSite } from './site.ts';
import type { LoadedItem, Snapshot } from './snapshot.ts';
import type { Layout, MediaFile, Redirect, Site } from './store.ts';
import { didYouMean } from './suggest.ts';
import type { TemplateSource } from './template-fields.ts';
import { readTemplates, type BuiltTemplate } from './templates.ts';
import type { References } from './values.ts';

export type LoadResult =
  | { readonly ok: true; readonly value: Snapshot }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The files' content before values are read, because a value may refer to any item. */
type Written = {
  readonly folder: string;
  readonly problems: Problems;
  readonly media: ReadonlyMap<string, MediaFile>;
  readonly site: Site;
  readonly homePath: string;
  readonly redirects: readonly Redirect[];
  readonly templates: ReadonlyMap<string, BuiltTemplate>;
  readonly sources: readonly TemplateSource[];
  readonly tree: ItemTree;
  /** By item path. */
  readonly layouts: ReadonlyMap<string, Layout>;
};

/**
 * Reads a content folder and checks all of it.
 * @returns the snapshot, or every problem with its file, line and reason
 * @requirement O2
 */
export async function loadContent(folder: string): Promise<LoadResult> {
  const digest = createHash('sha256');
  const written = await readFolder(folder, digest);
  const { problems, site, homePath, redirects, media, templates, sources } = written;
  const refs = createReferences(written);
  readStandardValues(written, refs);
  const items = readAllItems(written, refs);
  const defaultLanguage = site.languages[0]?.name ?? 'en';
  const aliases = collectAliases(items, { templates, homePath, defaultLanguage, problems });
  const isPage = (path: string) =>
    aliases.has(path) || hasPage(written, path === '/' ? homePath : `${homePath}${path}`);
  checkRedirects(redirects, join(folder, 'redirects.yaml'), {
    isPage,
    media,
    problems,
    itemFolder: join(folder, 'items'),
  });
  checkErrorPages(site, join(folder, 'site.yaml'), items, problems);
  if (!problems.isEmpty) return { ok: false, problems: problems.list() };
  const revision = digest.digest('hex').slice(0, 16);
  return {
    ok: true,
    value: { folder, revision, site, redirects, media, templates, sources, items, aliases },
  };
}

async function readFolder(folder: string, digest: ReturnType<typeof createHash>): Promise<Written> {
  const problems = new Problems();
  const media = await readMedia(join(folder, 'media'), problems);
  for (const { name, bytes, width, height } of media.values())
    digest.update(`${name}:${bytes}:${width}:${height}\n`);
  const site = readSite(join(folder, 'site.yaml'), problems, digest);
  const { rootPath } = site;
  const redirects = readRedirects(join(folder, 'redirects.yaml'), problems, digest);
  const templateFiles = readYamlFiles(join(folder, 'templates'), problems, digest);
  const { templates, sources } = readTemplates(templateFiles, problems);
  const tree = readItems(readYamlFiles(join(folder, 'items'), problems, digest), rootPath, problems);
  addDictionary(folder, { tree, site, problems, digest });
  const itemFolder = join(folder, 'items');
  const layouts = readLayouts({ tree, templates, sources, rootPath, problems, itemFolder });
  const homePath = `${rootPath}/home`;
  return { folder, problems, media, site, homePath, redirects, templates, sources, tree, layouts };
}

/** Whether visitors can open an item: it has a layout of its own or from its template. */
function hasPage({ layouts, templates, tree }: Written, path: string): boolean {
  const template = templates.get(tree.byPath.get(path)?.template ?? '');
  return (
    Object.keys(layouts.get(path) ?? {}).length > 0 || (template !== undefined && hasTemplateLayout(template))
  );
}

function createReferences(written: Written): References {
  const { folder, problems, site, tree, media, homePath, templates } = written;
  return {
    problems,
    templateFolder: join(folder, 'templates'),
    itemFile: (name) => join(folder, 'items', name.replace(`${site.rootPath}/`, '').toLowerCase()),
    itemPath: (name) => {
      // Items written inside another item are named by their full path.
      const path = (name.startsWith(`${site.rootPath}/`) ? name : `${site.rootPath}/${name}`).toLowerCase();
      return tree.byPath.has(path) ? path : undefined;
    },
    // An item whose template is unknown is reported itself: those that link to it are not to blame.
    itemUrl: (path) =>
      hasPage(written, path) || !templates.has(tree.byPath.get(path)?.template ?? '')
        ? sitePathOf(path, homePath)
        : undefined,
    media: (name) => media.get(name),
  };
}

function readStandardValues({ templates, sources }: Written, refs: References): void {
  for (const { name, file, place, data } of sources) {
    const template = templates.get(name);
    if (!template || data.standardValues === undefined) continue;
    template.standardValues = readFieldValues(data.standardValues, {
      template,
      file,
      place: [...place, 'standardValues'],
      refs,
    });
  }
}

function readAllItems(
  { folder, tree, templates, layouts, site, problems }: Written,
  refs: References,
): ReadonlyMap<string, LoadedItem> {
  const items = new Map<string, LoadedItem>();
  for (const source of tree.byPath.values()) {
    const template = templates.get(source.template);
    if (!template)
      problems.add(
        source.file,
        [...source.place, 'template'],
        `unknown template "${source.template}"${didYouMean(source.template, templates.keys())}`,
        join(folder, 'templates'),
      );
    else items.set(source.path, readItem(source, { template, layout: layouts.get(source.path), site, refs }));
  }
  return items;
}
