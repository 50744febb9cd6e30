import { normalizeId, uuidOf } from './ids.ts';
import type { Place, Problems } from './problems.ts';
import { bagOf, type SourceFile } from './read-files.ts';

type Bag = Readonly<Record<string, unknown>>;

/** An item as it is written, with its place in the tree. Values are read later, once all items are known. */
export type ItemSource = {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly parentPath: string;
  readonly file: string;
  readonly place: Place;
  readonly template: string;
  readonly data: Bag;
};

/** The tree of items while it is built, by path and by id. */
export class ItemTree {
  readonly byPath = new Map<string, ItemSource>();
  readonly byId = new Map<string, ItemSource>();
  readonly #problems: Problems;

  constructor(problems: Problems) {
    this.#problems = problems;
  }

  /** Adds an item and its children. A path or an id that is used twice becomes a problem. */
  add(item: Omit<ItemSource, 'id' | 'name' | 'parentPath'>): void {
    const { file, place, data } = item;
    const path = item.path.toLowerCase();
    const written = typeof data.id === 'string' ? normalizeId(data.id) : undefined;
    if (data.id !== undefined && !written)
      this.#problems.add(file, [...place, 'id'], `"${String(data.id)}" is no id`);
    const id = written ?? uuidOf(path);
    const twin = this.byPath.get(path);
    if (twin && twin.file !== '')
      return this.#problems.add(file, place, `item "${path}" exists twice (also in ${twin.file})`);
    if (twin) this.byId.delete(twin.id);
    const double = this.byId.get(id);
    if (double) return this.#problems.add(file, [...place, 'id'], `id ${id} belongs to "${double.path}" too`);
    const cut = path.lastIndexOf('/');
    const { fields, written: inline } = takeInlineItems(data, { path, file, place });
    const source = {
      ...item,
      data: fields ? { ...data, fields } : data,
      id,
      path,
      name: path.slice(cut + 1),
      parentPath: path.slice(0, cut),
    };
    this.byPath.set(path, source);
    this.byId.set(id, source);
    for (const child of inline) this.add(child);
    this.#addBelow(source);
  }

  #addBelow({ data, file, place, path }: ItemSource): void {
    for (const key of ['children', 'items']) {
      const list = data[key];
      if (list === undefined) continue;
      if (!Array.isArray(list)) {
        this.#problems.add(file, [...place, key], `"${key}" is a list of items`);
        continue;
      }
      list.forEach((entry: unknown, index) => {
        const child = bagOf(entry);
        const own = [...place, key, index];
        if (typeof child?.name !== 'string' || !/^[^/\\]+$/.test(child.name))
          this.#problems.add(file, own, 'an item in a list needs a name');
        else
          this.add({
            file,
            place: own,
            path: `${path}/${child.name}`,
            template: templateOf(child),
            data: child,
          });
      });
    }
  }

  /** Adds the folders that file paths imply but no file describes. */
  addFolders(rootPath: string): void {
    for (const { parentPath } of this.byPath.values()) {
      for (
        let path = parentPath;
        path.length >= rootPath.length && !this.byPath.has(path);
        path = path.slice(0, path.lastIndexOf('/'))
      ) {
        const template = path === rootPath ? 'JSS App' : 'Folder';
        this.add({ file: '', place: [], path, template, data: {} });
      }
    }
  }
}

type NewItem = Omit<ItemSource, 'id' | 'name' | 'parentPath'>;

/**
 * Moves items that are written inside a list field into the tree: they become children, named by field and number, and
 * the list names them by path.
 * @returns `fields` only when there was such an item
 */
function takeInlineItems(
  data: Bag,
  { path, file, place }: Pick<ItemSource, 'path' | 'file' | 'place'>,
): { readonly fields: Bag | undefined; readonly written: readonly NewItem[] } {
  const written: NewItem[] = [];
  const fields = Object.entries(bagOf(data.fields) ?? {}).map(([name, value]) => {
    if (!Array.isArray(value)) return [name, value] as const;
    const list = value.map((entry: unknown, index) => {
      const child = bagOf(entry);
      if (typeof child?.template !== 'string') return entry;
      const own = `${path}/${name}-${index + 1}`.toLowerCase();
      written.push({
        file,
        place: [...place, 'fields', name, index],
        path: own,
        template: child.template,
        data: child,
      });
      return own;
    });
    return [name, list] as const;
  });
  return { fields: written.length > 0 ? Object.fromEntries(fields) : undefined, written };
}

function templateOf(data: Bag): string {
  return typeof data.template === 'string' ? data.template : 'Folder';
}

/**
 * Builds the tree from the item files. A file's path below the folder is its item's path below the root.
 * @requirement O2
 */
export function readItems(files: readonly SourceFile[], rootPath: string, problems: Problems): ItemTree {
  const tree = new ItemTree(problems);
  for (const { file, path, data } of files) {
    const item = bagOf(data);
    if (!item) problems.add(file, [], 'an item file holds one item');
    else tree.add({ file, place: [], path: `${rootPath}/${path}`, template: templateOf(item), data: item });
  }
  tree.addFolders(rootPath);
  return tree;
}
