import { join } from 'node:path';
import { uuidOf } from './ids.ts';
import type { ItemTree } from './items.ts';
import type { Place, Problems } from './problems.ts';
import { bagOf } from './read-files.ts';
import type { Layout, Rendering } from './store.ts';

export type LayoutContext = {
  readonly problems: Problems;
  readonly tree: ItemTree;
  readonly rootPath: string;
  readonly file: string;
  /** Where item files are. */
  readonly itemFolder: string;
  /** Datasources written inside a layout become items below this path. It is also part of each rendering's id. */
  readonly ownerPath: string;
};

const allowedKeys = new Set([
  'component',
  'datasource',
  'datasourceBelow',
  'fieldsBy',
  'params',
  'placeholders',
  'uid',
]);

/**
 * Reads a layout: renderings by placeholder. A datasource written inside it becomes an item below the owner, so that
 * the editor can find it.
 * @requirement O2
 */
export function readLayout(written: unknown, place: Place, context: LayoutContext): Layout | undefined {
  if (written === undefined || written === null) return undefined;
  const placeholders = bagOf(bagOf(written)?.placeholders);
  if (!placeholders) {
    context.problems.add(context.file, place, 'a layout holds "placeholders"');
    return undefined;
  }
  const counter = new Map<string, number>();
  return readPlaceholders(placeholders, [...place, 'placeholders'], context, counter);
}

function readPlaceholders(
  written: Readonly<Record<string, unknown>>,
  place: Place,
  context: LayoutContext,
  counter: Map<string, number>,
): Layout {
  return Object.fromEntries(
    Object.entries(written).map(([name, list]) => {
      if (!Array.isArray(list))
        context.problems.add(context.file, [...place, name], `placeholder "${name}" holds a list of blocks`);
      const entries: readonly unknown[] = Array.isArray(list) ? list : [];
      return [
        name,
        entries.flatMap(
          (entry, index) => readRendering(entry, [...place, name, index], context, counter) ?? [],
        ),
      ];
    }),
  );
}

function readRendering(
  written: unknown,
  place: Place,
  context: LayoutContext,
  counter: Map<string, number>,
): Rendering | undefined {
  const { problems, file, ownerPath } = context;
  const entry = bagOf(written);
  if (typeof entry?.component !== 'string') {
    problems.add(file, place, 'a block needs its "component"');
    return undefined;
  }
  for (const key of Object.keys(entry))
    if (!allowedKeys.has(key)) problems.add(file, [...place, key], `a block has no "${key}"`);
  if (entry.fieldsBy !== undefined && entry.fieldsBy !== 'graphql')
    problems.add(file, [...place, 'fieldsBy'], '"fieldsBy" is "graphql", or left out');
  const { component } = entry;
  const number = (counter.get(component) ?? 0) + 1;
  counter.set(component, number);
  const params = bagOf(entry.params) ?? {};
  for (const [key, value] of Object.entries(params)) {
    if (typeof value === 'object')
      problems.add(file, [...place, 'params', key], `parameter "${key}" is a text`);
  }
  const nested = bagOf(entry.placeholders);
  const below = readBelow(entry.datasourceBelow, [...place, 'datasourceBelow'], context);
  return {
    uid: uuidOf(`rendering:${ownerPath}:${component}:${number}`),
    component,
    datasource: readDatasource(
      entry.datasource,
      `${component.toLowerCase()}-${number}`,
      [...place, 'datasource'],
      context,
    ),
    ...(below ? { datasourceBelow: below } : {}),
    isByGraphql: entry.fieldsBy === 'graphql',
    params: Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)])),
    placeholders: nested ? readPlaceholders(nested, [...place, 'placeholders'], context, counter) : {},
  };
}

/** Datasources by the site path below which they take the place of the rendering's own. */
function readBelow(
  written: unknown,
  place: Place,
  context: LayoutContext,
): Readonly<Record<string, string>> | undefined {
  if (written === undefined) return undefined;
  const entries = Object.entries(bagOf(written) ?? {}).flatMap(([sitePath, item]) => {
    const isPath = /^\/[^/]/.test(sitePath) && typeof item === 'string';
    if (!isPath)
      context.problems.add(context.file, [...place, sitePath], 'datasourceBelow holds items by site path');
    const path = isPath ? readDatasource(item, '', [...place, sitePath], context) : undefined;
    return path === undefined ? [] : [[sitePath.toLowerCase(), path] as const];
  });
  return Object.fromEntries(entries);
}

function readDatasource(
  written: unknown,
  name: string,
  place: Place,
  { problems, tree, rootPath, file, itemFolder, ownerPath }: LayoutContext,
): string | undefined {
  if (written === undefined || written === null) return undefined;
  if (typeof written === 'string') {
    const path = `${rootPath}/${written}`.toLowerCase();
    if (tree.byPath.has(path)) return path;
    problems.add(
      file,
      place,
      `there is no item "${written}" for this block`,
      join(itemFolder, written.toLowerCase()),
    );
    return undefined;
  }
  const data = bagOf(written);
  if (typeof data?.template !== 'string') {
    problems.add(file, place, 'a datasource is the path of an item, or an item with its template');
    return undefined;
  }
  const path = `${ownerPath}/page-data/${name}`;
  tree.add({ file, place, path, template: data.template, data });
  return path;
}
