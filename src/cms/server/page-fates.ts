import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import { fateOf, setFate, type PageFate } from '@/lib/page-fates';
import { env } from '#config/server/env';
import { answerCache } from '#gateway/answer-cache';

/** A page in a language; `path` without the language, lower case. */
export type PageAddress = { readonly path: string; readonly language: string };

/** The same from files, after a restart. */
const kept = () => answerCache<PageFate>('page-fates', { maxEntries: 20_000, freshMs: 0, isDurable: true });

/** Where each item's page was last seen: an event about an item that is gone names only its id. */
const places = () =>
  answerCache<{ readonly path: string }>('item-places', { maxEntries: 20_000, freshMs: 0, isDurable: true });

/** The address of a page on the site: `/es-mx/visit`. @requirement O5 */
export function sitePathOf({ path, language }: PageAddress): string {
  const prefix = language === env().DEFAULT_LANGUAGE ? '' : `/${language.toLowerCase()}`;
  return path === '/' ? prefix || '/' : `${prefix}${path}`;
}

/** Whether a publish event has deleted or moved a page: the CMS's first denial is believed then. @requirement O5 */
export function isSaidToBeGone(page: PageAddress): boolean {
  return fateOf(sitePathOf(page)) !== undefined;
}

/** The CMS has a page: whatever became of it before is over. @requirement O5 */
export function pageIsThere(page: PageAddress, { sitecore }: LayoutServiceData): void {
  const address = sitePathOf(page);
  const { route, context } = sitecore;
  if (fateOf(address)) {
    setFate(address, undefined);
    kept().forget(address);
  }
  const isOwnPath = String(context['itemPath'] ?? '').toLowerCase() === page.path;
  if (route?.itemId && isOwnPath) itemIsAt(route.itemId, page.path);
}

/** A page that an event has deleted or moved is gone from the CMS too. @requirement O5 */
export function pageIsGone(page: PageAddress): void {
  const address = sitePathOf(page);
  const said = fateOf(address);
  const fate: PageFate = said?.kind === 'moved' ? said : { kind: 'gone' };
  setFate(address, fate);
  kept().keep(address, fate);
}

/** Moves in a row that are followed. */
const maxMoves = 10;

/**
 * Where a page has moved that the CMS has no more, if anywhere: it, or a folder above it. Tells the server in front of a
 * page that was deleted before a restart.
 * @returns its new address
 * @requirement O5
 */
export async function movedTo(page: PageAddress): Promise<string | undefined> {
  const first = sitePathOf(page);
  let address = first;
  const seen = new Set([first]);
  for (let moves = 0; moves < maxMoves; moves += 1) {
    const next = await nextOf(address);
    if (next === undefined) break;
    // A circle: nobody is sent round it.
    if (seen.has(next)) return undefined;
    seen.add(next);
    address = next;
  }
  return address === first ? undefined : address;
}

async function nextOf(address: string): Promise<string | undefined> {
  let folder = address;
  while (folder !== '') {
    const fate = fateOf(folder) ?? (await remembered(folder));
    if (fate?.kind === 'moved') return `${fate.to}${address.slice(folder.length)}`;
    if (folder === address && fate) return undefined;
    folder = folder.slice(0, folder.lastIndexOf('/'));
  }
  return undefined;
}

async function remembered(address: string): Promise<PageFate | undefined> {
  const fate = await kept().stale(address);
  if (fate) setFate(address, fate);
  return fate;
}

/**
 * The path at which an item's page was last seen.
 * @param id - in any spelling of Sitecore's
 * @requirement O5
 */
export async function lastPathOf(id: string): Promise<string | undefined> {
  return (await places().stale(plainId(id)))?.path;
}

/** Remembers the path at which the CMS has an item's page. @requirement O5 */
export function itemIsAt(id: string, path: string): void {
  places().keep(plainId(id), { path });
}

/** An id as 32 letters and digits. */
function plainId(id: string): string {
  return id.toLowerCase().replace(/[^0-9a-f]/g, '');
}
