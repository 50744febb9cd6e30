import type { LoadedItem, Snapshot } from './snapshot.ts';
import type { ContentItem, Layout, Template } from './store.ts';
import { inheritsFrom } from './templates.ts';

/** Look-ups over one snapshot: items by path, id, template and site path. */
export class ContentIndex {
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
      const item = this.#createItem(loaded);
      this.byPath.set(item.path, item);
      this.byId.set(item.id, item);
      const siblings = this.#children.get(item.parentPath);
      if (siblings) siblings.push(item);
      else this.#children.set(item.parentPath, [item]);
    }
    for (const [alias, path] of snapshot.aliases)
      this.#aliases.set(path, [...(this.#aliases.get(path) ?? []), alias]);
  }

  #createItem(loaded: LoadedItem): ContentItem {
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

  /** Whether an item can be shown in a language: it has a version of its own, or its template falls back. */
  speaks(item: ContentItem, language: string): boolean {
    return (
      item.languages.includes(language) ||
      this.snapshot.templates.get(item.template)?.languageFallback === true
    );
  }

  /** The item at a site path, in any letter case, or at an alias. */
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
