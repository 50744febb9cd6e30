import { ContentIndex } from './content-index.ts';
import { normalizeId } from './ids.ts';
import { loadContent } from './load.ts';
import type { Problem } from './problems.ts';
import { sitePathOf } from './site-paths.ts';
import type { Snapshot } from './snapshot.ts';
import type { ContentStore } from './store.ts';
import { watchFolder } from './watch.ts';

export type OpenOptions = {
  readonly folder: string;
  /** Follow changes of the files. Broken content is reported, and the last good content stays. */
  readonly watch?: boolean;
  readonly onProblems?: (problems: readonly Problem[]) => void;
  /** Called while watching, at the first and at every later load of content that can be served, changed or not. */
  readonly onGood?: ((content: Snapshot) => void) | undefined;
};

/**
 * Opens a content folder.
 * @returns the store, or every problem of the content
 * @requirement O2
 */
export async function openContent(
  options: OpenOptions,
): Promise<
  | { readonly ok: true; readonly value: ContentStore & { close(): void } }
  | { readonly ok: false; readonly problems: readonly Problem[] }
> {
  const first = await loadContent(options.folder);
  if (!first.ok) return first;
  let index = new ContentIndex(first.value);
  const listeners = new Set<() => void>();
  const reload = async () => {
    const next = await loadContent(options.folder);
    if (!next.ok) return options.onProblems?.(next.problems);
    if (next.value.revision !== index.snapshot.revision) {
      index = new ContentIndex(next.value);
      for (const listener of listeners) listener();
    }
    options.onGood?.(next.value);
  };
  const watcher = options.watch ? watchFolder(options.folder, reload) : undefined;
  if (watcher) options.onGood?.(first.value);
  const onChange = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    ok: true,
    value: { ...storesOver(() => index, onChange), close: () => watcher?.close() },
  };
}

/** The stores over whichever index is current when they are asked: for visitors, and for authors. */
function storesOver(current: () => ContentIndex, onChange: ContentStore['onChange']): ContentStore {
  const drafts: ContentStore = {
    ...createStore(current),
    showsDrafts: true,
    drafts: () => drafts,
    onChange,
  };
  return { ...createStore(current), showsDrafts: false, drafts: () => drafts, onChange };
}

function createStore(current: () => ContentIndex): Omit<ContentStore, 'onChange' | 'showsDrafts' | 'drafts'> {
  const { site } = current().snapshot;
  return {
    revision: () => current().snapshot.revision,
    rootPath: site.rootPath,
    languages: site.languages.map(({ name }) => name),
    site: () => current().snapshot.site,
    redirects: () => current().snapshot.redirects,
    media: (name) => current().snapshot.media.get(name),
    item: (pathOrId) => {
      const id = normalizeId(pathOrId);
      return id ? current().byId.get(id) : current().byPath.get(pathOrId.toLowerCase().replace(/\/+$/, ''));
    },
    items: () => current().byPath.values(),
    children: (path) => current().children(path),
    byTemplate: (name) => current().byTemplate(name),
    template: (nameOrId) => {
      const { templates } = current().snapshot;
      const id = normalizeId(nameOrId);
      return (
        templates.get(nameOrId) ??
        (id ? [...templates.values()].find((template) => template.id === id) : undefined)
      );
    },
    templates: () => current().snapshot.templates.values(),
    layout: (item) => {
      const { snapshot } = current();
      const loaded = snapshot.items.get(item.path);
      return loaded ? current().layoutOf(loaded, snapshot.templates.get(loaded.template)) : {};
    },
    url: (item) => sitePathOf(item.path, current().homePath),
    speaks: (item, language) => current().speaks(item, language),
    aliases: (item) => current().aliases(item),
    route: (sitePath) => current().route(sitePath),
  };
}
