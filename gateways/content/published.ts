import { createHash } from 'node:crypto';
import { isPublished, type Publication } from './publication.ts';
import type { LoadedItem, Snapshot } from './snapshot.ts';

/**
 * Content as visitors see it at an instant: without drafts, and without what is not yet, or no longer, published. What
 * stands below such an item is not there either; a language that is not published is as if nobody had written it.
 * @param at - milliseconds since the epoch
 * @requirement O1
 */
export function publishedAt(snapshot: Snapshot, at: number): Snapshot {
  if (!isScheduled(snapshot)) return snapshot;
  const digest = createHash('sha256').update(snapshot.revision);
  const items = new Map<string, LoadedItem>();
  const isHidden = (path: string): boolean => {
    const item = snapshot.items.get(path);
    if (!item) return false;
    const { all } = item.publications;
    return (all !== undefined && !isPublished(all, at)) || isHidden(item.parentPath);
  };
  for (const [path, item] of snapshot.items) {
    if (isHidden(path)) {
      digest.update(path);
      continue;
    }
    const unseen = Object.entries(item.publications.byLanguage)
      .filter(([, publication]) => !isPublished(publication, at))
      .map(([language]) => language);
    if (unseen.length > 0) digest.update(`${path} ${unseen.join(' ')}`);
    items.set(path, unseen.length > 0 ? withoutLanguages(item, unseen) : item);
  }
  const aliases = new Map([...snapshot.aliases].filter(([, path]) => items.has(path)));
  return { ...snapshot, items, aliases, revision: digest.digest('hex').slice(0, 16) };
}

/** Whether an item, or one above it, is a draft in every language: visitors find nothing there. @requirement O1 */
export function isDraft(item: LoadedItem, { items }: Pick<Snapshot, 'items'>): boolean {
  if (item.publications.all?.isDraft === true) return true;
  const parent = items.get(item.parentPath);
  return parent !== undefined && isDraft(parent, { items });
}

function withoutLanguages(item: LoadedItem, languages: readonly string[]): LoadedItem {
  const rest = <T>(values: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(values).filter(([language]) => !languages.includes(language)));
  return { ...item, values: rest(item.values), displayNames: rest(item.displayNames) };
}

function publicationsIn({ publications: { all, byLanguage } }: LoadedItem): readonly Publication[] {
  return [...(all ? [all] : []), ...Object.values(byLanguage)];
}

function isScheduled({ items }: Snapshot): boolean {
  for (const item of items.values()) if (publicationsIn(item).length > 0) return true;
  return false;
}

/** The next instant after another at which something appears or goes; undefined when nothing will. @requirement O1 */
export function nextChange({ items }: Snapshot, after: number): number | undefined {
  const instants = [...items.values()]
    .flatMap((item) => publicationsIn(item))
    .flatMap(({ isDraft, from, until }) => (isDraft ? [] : [from, until]))
    .filter((instant) => instant !== undefined && instant > after);
  return instants.length === 0 ? undefined : Math.min(...(instants as number[]));
}
