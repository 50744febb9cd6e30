import { ContentIndex } from './content-index.ts';
import { normalizeId } from './ids.ts';
import { loadContent } from './load.ts';
import type { Problem } from './problems.ts';
import { nextChange, publishedAt } from './published.ts';
import { sitePathOf } from './site-paths.ts';
import type { Snapshot } from './snapshot.ts';
import type { ContentStore } from './store.ts';
import { UpdatedDates } from './updated.ts';
import { watchFolder } from './watch.ts';

export type OpenOptions = {
  readonly folder: string;
  /** Follow changes of the files. Broken content is reported, and the last good content stays. */
  readonly watch?: boolean;
  readonly onProblems?: (problems: readonly Problem[]) => void;
  /** Called while watching, at the first and at every later load of content that can be served, changed or not. */
  readonly onGood?: ((content: Snapshot) => void) | undefined;
  /** Called when something appears or goes because its time has come, and visitors' content is the new one. */
  readonly onScheduled?: ((change: ScheduledChange) => void) | undefined;
  /** File in which the dates of changes outlast a restart. */
  readonly datesFile?: string | undefined;
  /** Milliseconds since the epoch; default: the machine's clock. */
  readonly now?: () => number;
};

/** Visitors' content before and after an instant. */
export type ScheduledChange = { readonly before: Snapshot; readonly after: Snapshot };

/** Timers cannot wait for longer than 24 days; clocks are set. */
const longestWaitMs = 3_600_000;

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
  const { now = Date.now } = options;
  let all = new ContentIndex(first.value);
  let index = all;
  let timer: NodeJS.Timeout | undefined;
  const listeners = new Set<() => void>();
  /** Makes visitors' content that of now, and again when the next time comes. */
  const showPublished = () => {
    // One instant for both: a time that came between them would never be noticed.
    const at = now();
    const published = publishedAt(all.snapshot, at);
    index = published === all.snapshot ? all : new ContentIndex(published);
    clearTimeout(timer);
    const next = nextChange(all.snapshot, at);
    if (next === undefined) return;
    timer = setTimeout(changeWithTime, Math.min(next - at, longestWaitMs));
    timer.unref();
  };
  const changeWithTime = () => {
    const before = index.snapshot;
    showPublished();
    const after = index.snapshot;
    if (before.revision === after.revision) return;
    for (const listener of listeners) listener();
    options.onScheduled?.({ before, after });
  };
  showPublished();
  const reload = async () => {
    const next = await loadContent(options.folder);
    if (!next.ok) return options.onProblems?.(next.problems);
    if (next.value.revision !== all.snapshot.revision) {
      all = new ContentIndex(next.value);
      showPublished();
      for (const listener of listeners) listener();
    }
    options.onGood?.(next.value);
  };
  const dates = new UpdatedDates({ file: options.datesFile, now });
  const watcher = options.watch ? watchFolder(options.folder, reload) : undefined;
  if (watcher) options.onGood?.(first.value);
  const onChange = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    ok: true,
    value: {
      ...storesOver({ published: () => index, drafts: () => all, dates }, onChange),
      close: () => {
        dates.save();
        clearTimeout(timer);
        watcher?.close();
      },
    },
  };
}

/** The stores over whichever index is current when they are asked: for visitors, and for authors. */
type Current = {
  readonly published: () => ContentIndex;
  readonly drafts: () => ContentIndex;
  readonly dates: UpdatedDates;
};

function storesOver(current: Current, onChange: ContentStore['onChange']): ContentStore {
  // Visitors' dates, for authors too: a look at drafts changes no page.
  const updated: ContentStore['updated'] = (item, language) =>
    current.dates.of(current.published(), item, language);
  const drafts: ContentStore = {
    ...createStore(current.drafts, updated),
    showsDrafts: true,
    drafts: () => drafts,
    onChange,
  };
  return {
    ...createStore(current.published, updated),
    showsDrafts: false,
    drafts: () => drafts,
    onChange,
  };
}

function createStore(
  current: () => ContentIndex,
  updated: ContentStore['updated'],
): Omit<ContentStore, 'onChange' | 'showsDrafts' | 'drafts'> {
  const { site } = current().snapshot;
  return {
    revision: () => current().snapshot.revision,
    rootPath: site.rootPath,
    languages: site.languages.map(({ name }) => name),
    site: () => current().snapshot.site,
    redirects: () => current().snapshot.redirects,
    media: (name) => current().snapshot.media.get(name),
    item: (pathOrId) => {
      const asWritten = current().byPath.get(pathOrId);
      if (asWritten) return asWritten;
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
    updated,
    url: (item) => sitePathOf(item.path, current().homePath),
    speaks: (item, language) => current().speaks(item, language),
    aliases: (item) => current().aliases(item),
    route: (sitePath) => current().route(sitePath),
  };
}
