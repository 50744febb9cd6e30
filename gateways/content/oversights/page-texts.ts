import type { ContentIndex } from '../content-index.ts';
import type { LoadedItem, Snapshot } from '../snapshot.ts';
import type { Layout } from '../store.ts';
import { authoredValues } from './authored.ts';

/**
 * The path of the page that an item belongs to: itself, or the nearest one above it; undefined for shared items.
 * @requirement O6
 */
export function pageOf(item: LoadedItem, content: Snapshot): string | undefined {
  for (let path = item.path; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const found = content.items.get(path);
    if (found?.layout !== undefined || (found && isPageTemplate(found.template, content))) return path;
  }
  return undefined;
}

function isPageTemplate(name: string, { templates }: Snapshot): boolean {
  const hasLayout = (template: { layout: unknown; bases: readonly { layout: unknown }[] }): boolean =>
    template.layout !== undefined || template.bases.some((base) => hasLayout(base as typeof template));
  const template = templates.get(name);
  return template !== undefined && hasLayout(template);
}

/**
 * The items whose texts a page shows in its own regions: itself, its blocks' items, and what those list.
 * @requirement O6
 */
export function itemsOfPage(path: string, content: Snapshot, index: ContentIndex): readonly LoadedItem[] {
  const page = content.items.get(path);
  if (!page) return [];
  const found = new Map<string, LoadedItem>([[path, page]]);
  const add = (itemPath: string) => {
    const item = content.items.get(itemPath);
    if (!item || found.has(itemPath) || pageOf(item, content) === itemPath) return;
    found.set(itemPath, item);
    for (const listed of listedBy(item)) add(listed);
    for (const child of index.children(itemPath)) add(child.path);
  };
  const layout = index.layoutOf(page, content.templates.get(page.template));
  const own = Object.entries(layout).filter(([name]) => !/(?:header|footer)$/.test(name));
  for (const datasource of datasourcesOf(Object.fromEntries(own))) add(datasource);
  return [...found.values()];
}

/** The datasources of a layout's blocks, nested ones too. @requirement O6 */
export function datasourcesOf(layout: Layout): readonly string[] {
  return Object.values(layout)
    .flat()
    .flatMap(({ datasource, datasourceBelow, placeholders }) => [
      ...(datasource === undefined ? [] : [datasource]),
      ...Object.values(datasourceBelow ?? {}),
      ...datasourcesOf(placeholders),
    ]);
}

/** The paths of the items that an item's fields name. @requirement O6 */
export function listedBy(item: LoadedItem): readonly string[] {
  return Object.values(item.values).flatMap((values) =>
    Object.values(values).flatMap((value) =>
      Array.isArray(value) ? (value as readonly string[]) : isItemPath(value) ? [value] : [],
    ),
  );
}

function isItemPath(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('/sitecore/');
}

/**
 * The anchors of a page, in lower case: ids and names in its markup, and its texts as blocks make ids of them.
 * @returns undefined for a page with a block whose anchors only the site knows
 * @requirement O6
 */
export function anchorsOf(
  path: string,
  content: Snapshot,
  index: ContentIndex,
): ReadonlySet<string> | undefined {
  const anchors = new Set(['main', 'top']);
  for (const { value } of authoredValues(content, itemsOfPage(path, content, index))) {
    if (typeof value !== 'string') continue;
    for (const [, double, single] of value.matchAll(/\s(?:id|name)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi))
      anchors.add((double ?? single ?? '').toLowerCase());
    if (value.length < 100) {
      anchors.add(value.toLowerCase());
      anchors.add(
        value
          .toLowerCase()
          .replace(/[^\p{L}\d]+/gu, '-')
          .replace(/^-|-$/g, ''),
      );
    }
  }
  const page = content.items.get(path);
  const layout = page ? index.layoutOf(page, content.templates.get(page.template)) : {};
  const blocks = JSON.stringify(layout).match(/"component":"\w+"/g) ?? [];
  return blocks.some((block) => /Glossary|Profile|Details"|Article|Channel/.test(block))
    ? undefined
    : anchors;
}
