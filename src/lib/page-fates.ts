import type { Publication } from './publications.ts';

/**
 * What became of a page that the CMS has no more. `said`: a publish event deleted it, and the CMS has not been asked since.
 */
export type PageFate =
  | { readonly kind: 'said' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'moved'; readonly to: string };

const maxFates = 20_000;

/** The server in front and every copy of the pages' modules see the same. */
const place = Symbol.for('foyer.page-fates');
const shared = globalThis as { [place]?: Map<string, PageFate> };
const fates = (shared[place] ??= new Map());

/**
 * What became of the page at an address.
 * @param address - with its language, lower case: `/es-mx/old`
 * @returns undefined for one that is there, or of which nothing is known
 * @requirement O5
 */
export function fateOf(address: string): PageFate | undefined {
  return fates.get(address);
}

/** Remembers what became of a page; without a fate, that it is there. The oldest go first. @requirement O5 */
export function setFate(address: string, fate: PageFate | undefined): void {
  fates.delete(address);
  if (fate) fates.set(address, fate);
  for (const [oldest] of fates) {
    if (fates.size <= maxFates) return;
    fates.delete(oldest);
  }
}

/** Takes in what a publication says of pages. @requirement O5 */
export function learnFates({ deleted, moved }: Pick<Publication, 'deleted' | 'moved'>): void {
  for (const address of deleted) setFate(address, { kind: 'said' });
  for (const { from, to } of moved) {
    setFate(from, { kind: 'moved', to });
    setFate(to, undefined);
  }
}
