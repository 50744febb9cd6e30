/** The word that something was published. It names no kind of thing: whatever was made before it is outdated. */
export type Publication = {
  readonly id: string;
  /** Addresses of pages that were deleted: `/es-mx/old`. */
  readonly deleted: readonly string[];
  /** Addresses of pages that have moved, with the new ones. */
  readonly moved: readonly { readonly from: string; readonly to: string }[];
  /** Files of the media library changed. */
  readonly hasMedia: boolean;
  /** Nobody could tell whether the CMS delivers it yet: it is looked at again after a while. */
  readonly mayLag: boolean;
};

/** Whether other processes hear of publications: there are none, or their Redis answers, or it does not. */
export type OtherProcesses = 'none' | 'reached' | 'notReached';

type Listener = (publication: Publication) => void;

/** How many ids are known again: an event that comes twice does its work once. */
const knownIds = 1000;

type Hub = {
  readonly listeners: Set<Listener>;
  readonly relays: Set<Listener>;
  readonly ids: Set<string>;
  count: number;
  lastAt: Date | undefined;
  others: OtherProcesses;
  echoes: readonly NodeJS.Timeout[];
};

/** The framework loads its own copy of every module for each route; a publication reaches all of them. */
const place = Symbol.for('foyer.publications');
const shared = globalThis as { [place]?: Hub };
const hub = (shared[place] ??= {
  listeners: new Set(),
  relays: new Set(),
  ids: new Set(),
  count: 0,
  lastAt: undefined,
  others: 'none',
  echoes: [],
});

/** Has a part of this process told of every publication, wherever it came in. @requirement O5 */
export function onPublication(listener: Listener): void {
  hub.listeners.add(listener);
}

/** Has the publications that came in here carried to other processes. @requirement O5 */
export function relayPublications(relay: Listener): void {
  hub.relays.add(relay);
}

/**
 * Tells every part of this process, and the others where there are any.
 * @requirement O5
 */
export function announce(what: Partial<Omit<Publication, 'id'>> = {}): void {
  const publication = {
    id: crypto.randomUUID(),
    deleted: [],
    moved: [],
    hasMedia: false,
    mayLag: false,
    ...what,
  };
  applyPublication(publication);
  for (const relay of hub.relays) relay(publication);
}

/** Tells every part of this process, once. @requirement O5 */
export function applyPublication(publication: Publication): void {
  const { ids, listeners } = hub;
  if (ids.has(publication.id)) return;
  ids.add(publication.id);
  if (ids.size > knownIds) for (const id of ids) if (ids.size > knownIds) ids.delete(id);
  hub.count += 1;
  hub.lastAt = new Date();
  for (const listener of listeners) listener(publication);
  if (publication.mayLag) scheduleEchoes();
}

/** What is known of the way to other processes. @requirement O5 */
export function setOtherProcesses(others: OtherProcesses): void {
  hub.others = others;
}

/**
 * How many publications this process has heard of, when the last one, and whether other processes are reached.
 * @requirement O5
 */
export function publicationsSeen(): Pick<Hub, 'count' | 'lastAt' | 'others'> {
  const { count, lastAt, others } = hub;
  return { count, lastAt, others };
}

/** After these delays what may lag behind is looked at again, in milliseconds. */
const echoDelaysMs = [1000, 10_000, 60_000];
/** Outdates everything some more times: the event may have been faster than the CMS's own delivery. */
function scheduleEchoes(): void {
  for (const echo of hub.echoes) clearTimeout(echo);
  hub.echoes = echoDelaysMs.map((delayMs) => {
    const id = crypto.randomUUID();
    const again = { id, deleted: [], moved: [], hasMedia: false, mayLag: false };
    return setTimeout(() => applyPublication(again), delayMs).unref();
  });
}
