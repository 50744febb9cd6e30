import { normalizeId } from './ids.ts';
import { loadContent, type LoadedItem, type Snapshot } from './load.ts';
import type { Problem } from './problems.ts';
import type { ContentItem, ContentStore, Layout, Template } from './store.ts';
import { sitePathOf } from './site-paths.ts';
import { inheritsFrom } from './templates.ts';
import { watchFolder } from './watch.ts';

/** Indexes over one snapshot. */
class Index {
  readonly snapshot: Snapshot;
  readonly homePath: string;
  readonly byPath = new Map<string, ContentItem>();
  readonly byId = new Map<string, ContentItem>();
  readonly #children = new Map<string, ContentItem[]>();
  readonly #aliases = new Map<string, string[]>();
  readonly #byTemplate = new Map<string, readonly ContentItem[]>();
  readonly #layouts = new Map<string, Layout>();

  constructor(snapshot: Snapshot) {
    this.snapshot = snapshot;
    this.homePath = `${snapshot.site.rootPath}/home`;
    for (const loaded of snapshot.items.values()) {
      const item = this.#itemOf(loaded);
      this.byPath.set(item.path, item);
      this.byId.set(item.id, item);
      const siblings = this.#children.get(item.parentPath);
      if (siblings) siblings.push(item);
      else this.#children.set(item.parentPath, [item]);
    }
    for (const [alias, path] of snapshot.aliases)
      this.#aliases.set(path, [...(this.#aliases.get(path) ?? []), alias]);
  }

  #itemOf(loaded: LoadedItem): ContentItem {
    const { snapshot } = this;
    const defaultLanguage = snapshot.site.languages[0]?.name ?? 'en';
    const template = snapshot.templates.get(loaded.template);
    const displayName = (language: string) =>
      loaded.displayNames[language] ?? loaded.displayNames[defaultLanguage] ?? loaded.name;
    return {
      id: loaded.id,
      path: loaded.path,
      name: loaded.name,
      template: loaded.template,
      parentPath: loaded.parentPath,
      languages: Object.keys(loaded.values),
      hasLayout: Object.keys(this.layoutOf(loaded, template)).length > 0,
      displayName,
      field: (name, language) => {
        const isOwn = template?.languageFallback === false && template.fields.get(name)?.shared !== true;
        const inherited = isOwn ? undefined : loaded.values[defaultLanguage]?.[name];
        const value = loaded.values[language]?.[name] ?? inherited ?? standardValue(template, name);
        return value === '$name' ? displayName(language) : value;
      },
    };
  }

  layoutOf(loaded: LoadedItem, template: Template | undefined): Layout {
    return { ...this.#templateLayout(template), ...loaded.layout };
  }

  #templateLayout(template: Template | undefined): Layout {
    if (!template) return {};
    const known = this.#layouts.get(template.id);
    if (known) return known;
    const bases = template.bases.map((base) => this.#templateLayout(base));
    const layout: Layout = Object.assign({}, ...bases, template.layout);
    this.#layouts.set(template.id, layout);
    return layout;
  }

  children(path: string): readonly ContentItem[] {
    return this.#children.get(path) ?? [];
  }

  byTemplate(name: string): readonly ContentItem[] {
    const known = this.#byTemplate.get(name);
    if (known) return known;
    const { templates } = this.snapshot;
    const found = [...this.byPath.values()].filter((item) => {
      const template = templates.get(item.template);
      return template !== undefined && inheritsFrom(template, name);
    });
    this.#byTemplate.set(name, found);
    return found;
  }

  aliases(item: ContentItem): readonly string[] {
    return this.#aliases.get(item.path) ?? [];
  }

  /** Whether a language has something to show of an item. */
  speaks(item: ContentItem, language: string): boolean {
    return (
      item.languages.includes(language) ||
      this.snapshot.templates.get(item.template)?.languageFallback === true
    );
  }

  /** Items below home by site path; further paths of a page are aliases. */
  route(sitePath: string): ContentItem | undefined {
    const path = sitePath.toLowerCase().replace(/\/+$/, '');
    return (
      this.byPath.get(`${this.homePath}${path}`) ?? this.byPath.get(this.snapshot.aliases.get(path) ?? '')
    );
  }
}

function standardValue(template: Template | undefined, name: string): ReturnType<ContentItem['field']> {
  if (!template) return undefined;
  if (name in template.standardValues) return template.standardValues[name];
  for (const base of template.bases) {
    const value = standardValue(base, name);
    if (value !== undefined) return value;
  }
  return undefined;
}

export type OpenOptions = {
  readonly folder: string;
  /** Follow changes of the files; broken content is reported and the last good one stays. */
  readonly watch?: boolean;
  readonly onProblems?: (problems: readonly Problem[]) => void;
};

/**
 * Opens a content folder.
 * @returns the store, or every problem of the content
 */
export async function openContent(
  options: OpenOptions,
): Promise<
  | { readonly ok: true; readonly value: ContentStore & { close(): void } }
  | { readonly ok: false; readonly problems: readonly Problem[] }
> {
  const first = await loadContent(options.folder);
  if (!first.ok) return first;
  let index = new Index(first.value);
  const listeners = new Set<() => void>();
  const watcher = options.watch
    ? watchFolder(options.folder, async () => {
        const next = await loadContent(options.folder);
        if (!next.ok) return options.onProblems?.(next.problems);
        if (next.value.revision === index.snapshot.revision) return;
        index = new Index(next.value);
        for (const listener of listeners) listener();
      })
    : undefined;
  const { site } = first.value;
  return {
    ok: true,
    value: {
      revision: () => index.snapshot.revision,
      rootPath: site.rootPath,
      languages: site.languages.map(({ name }) => name),
      site: () => index.snapshot.site,
      redirects: () => index.snapshot.redirects,
      media: (name) => index.snapshot.media.get(name),
      item: (pathOrId) => {
        const id = normalizeId(pathOrId);
        return id ? index.byId.get(id) : index.byPath.get(pathOrId.toLowerCase().replace(/\/+$/, ''));
      },
      items: () => index.byPath.values(),
      children: (path) => index.children(path),
      byTemplate: (name) => index.byTemplate(name),
      template: (nameOrId) => {
        const { templates } = index.snapshot;
        const id = normalizeId(nameOrId);
        return (
          templates.get(nameOrId) ??
          (id ? [...templates.values()].find((template) => template.id === id) : undefined)
        );
      },
      templates: () => index.snapshot.templates.values(),
      layout: (item) => {
        const loaded = index.snapshot.items.get(item.path);
        return loaded ? index.layoutOf(loaded, index.snapshot.templates.get(loaded.template)) : {};
      },
      url: (item) => sitePathOf(item.path, index.homePath),
      speaks: (item, language) => index.speaks(item, language),
      aliases: (item) => index.aliases(item),
      route: (sitePath) => index.route(sitePath),
      onChange: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      close: () => watcher?.close(),
    },
  };
}
