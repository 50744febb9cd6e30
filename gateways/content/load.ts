import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { addDictionary } from './dictionary.ts';
import { readItems, type ItemSource, type ItemTree } from './items.ts';
import { readLayout } from './layouts.ts';
import { readMedia } from './media.ts';
import { Problems, type Problem } from './problems.ts';
import { readFields, readItem } from './read-item.ts';
import { readYamlFiles } from './read-files.ts';
import {
  checkErrorPages,
  checkRedirects,
  collectAliases,
  hasTemplateLayout,
  sitePathOf,
} from './site-paths.ts';
import { readRedirects, readSite } from './site.ts';
import type { Layout, MediaFile, RawField, Redirect, Site, Template } from './store.ts';
import { readTemplates, type BuiltTemplate, type TemplateSource } from './templates.ts';
import type { References } from './values.ts';

/** An item with its values read. */
export type LoadedItem = ItemSource & {
  readonly displayNames: Readonly<Record<string, string>>;
  /** Values by language; the default language holds the shared ones too. */
  readonly values: Readonly<Record<string, Readonly<Record<string, RawField>>>>;
  readonly layout: Layout | undefined;
};

/** Everything below a content folder, read and found sound. */
export type Snapshot = {
  readonly revision: string;
  readonly site: Site;
  readonly redirects: readonly Redirect[];
  readonly media: ReadonlyMap<string, MediaFile>;
  readonly templates: ReadonlyMap<string, Template>;
  /** By path. */
  readonly items: ReadonlyMap<string, LoadedItem>;
  /** Item paths by site path. */
  readonly aliases: ReadonlyMap<string, string>;
};

export type LoadResult =
  | { readonly ok: true; readonly value: Snapshot }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Reads a content folder and checks all of it.
 * @returns the snapshot, or every problem with its file, line and reason
 * @requirement O2
 */
export async function loadContent(folder: string): Promise<LoadResult> {
  const problems = new Problems();
  const digest = createHash('sha256');
  const media = await readMedia(join(folder, 'media'), problems);
  for (const { name, bytes, width, height } of media.values())
    digest.update(`${name}:${bytes}:${width}:${height}\n`);
  const siteFile = join(folder, 'site.yaml');
  const site = readSite(siteFile, problems, digest);
  const redirectsFile = join(folder, 'redirects.yaml');
  const redirects = readRedirects(redirectsFile, problems, digest);
  const { templates, sources } = readTemplates(
    readYamlFiles(join(folder, 'templates'), problems, digest),
    problems,
  );
  const tree = readItems(readYamlFiles(join(folder, 'items'), problems, digest), site.rootPath, problems);
  addDictionary(folder, { tree, site, problems, digest });

  const layouts = readLayouts({ tree, templates, sources, site, problems });
  const homePath = `${site.rootPath}/home`;
  const hasPage = (path: string) => {
    const template = templates.get(tree.byPath.get(path)?.template ?? '');
    return (
      Object.keys(layouts.get(path) ?? {}).length > 0 ||
      (template !== undefined && hasTemplateLayout(template))
    );
  };
  const refs: References = {
    problems,
    itemPath: (written) => {
      // Items that were written in place are named by their full path.
      const path = (
        written.startsWith(`${site.rootPath}/`) ? written : `${site.rootPath}/${written}`
      ).toLowerCase();
      return tree.byPath.has(path) ? path : undefined;
    },
    itemUrl: (path) => (hasPage(path) ? sitePathOf(path, homePath) : undefined),
    media: (name) => media.get(name),
  };
  for (const { name, file, place, data } of sources) {
    const template = templates.get(name);
    if (!template || data.standardValues === undefined) continue;
    template.standardValues = readFields(data.standardValues, {
      template,
      file,
      place: [...place, 'standardValues'],
      refs,
    });
  }
  const items = new Map<string, LoadedItem>();
  for (const source of tree.byPath.values()) {
    const template = templates.get(source.template);
    if (!template)
      problems.add(source.file, [...source.place, 'template'], `unknown template "${source.template}"`);
    else items.set(source.path, readItem(source, { template, layout: layouts.get(source.path), site, refs }));
  }
  const defaultLanguage = site.languages[0]?.name ?? 'en';
  const aliases = collectAliases(items, { templates, homePath, defaultLanguage, problems });
  const isPage = (path: string) =>
    aliases.has(path) || hasPage(path === '/' ? homePath : `${homePath}${path}`);
  checkRedirects(redirects, redirectsFile, { isPage, media, problems });
  checkErrorPages(site, siteFile, items, problems);
  if (!problems.isEmpty) return { ok: false, problems: problems.list() };
  return {
    ok: true,
    value: { revision: digest.digest('hex').slice(0, 16), site, redirects, media, templates, items, aliases },
  };
}

type LayoutsContext = {
  readonly tree: ItemTree;
  readonly templates: ReadonlyMap<string, BuiltTemplate>;
  readonly sources: readonly TemplateSource[];
  readonly site: Site;
  readonly problems: Problems;
};

/** Reads the presentations of templates, into them, and of items. Datasources written in place join the tree. */
function readLayouts({
  tree,
  templates,
  sources,
  site,
  problems,
}: LayoutsContext): ReadonlyMap<string, Layout> {
  const { rootPath } = site;
  for (const { name, file, place, data } of sources) {
    const template = templates.get(name);
    if (!template || data.layout === undefined) continue;
    const ownerPath = `${rootPath}/templates/${name.toLowerCase().replaceAll(' ', '-')}`;
    template.layout = readLayout(data.layout, [...place, 'layout'], {
      problems,
      tree,
      rootPath,
      file,
      ownerPath,
    });
  }
  const layouts = new Map<string, Layout>();
  for (const { path, file, place, data } of tree.byPath.values()) {
    const layout = readLayout(data.layout, [...place, 'layout'], {
      problems,
      tree,
      rootPath,
      file,
      ownerPath: path,
    });
    if (layout) layouts.set(path, layout);
  }
  tree.addFolders(rootPath);
  return layouts;
}
