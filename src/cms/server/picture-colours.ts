import { LRUCache } from 'lru-cache';
import { answerCache } from '#gateway/answer-cache';
import { processWide } from '#gateway/process-wide';

const maxEntries = 2000;

/** Those that outlive the process. */
const kept = () => answerCache<string>('picture-colours', { maxEntries, freshMs: 0, isDurable: true });

/** Those that pages take: no page waits for a colour. */
const known = () => processWide('picture colours', () => new LRUCache<string, string>({ max: maxEntries }));

/**
 * What stands in the place of a picture until it is there.
 * @param address - of a picture on this site, in any size
 * @returns a colour such as `#d7c5b3`; undefined where the picture has not been fetched yet, or can be seen through
 * @requirement A14
 */
export function colourOf(address: string): string | undefined {
  if (!address.startsWith('/-/media/')) return undefined;
  const file = fileOf(address);
  const colour = known().get(file);
  if (colour === undefined)
    void kept()
      .stale(file)
      .then((last) => last !== undefined && known().set(file, last));
  return colour || undefined;
}

/** Whether a picture has been looked at since this process knows of it. @requirement A14 */
export function isColourKnown(address: string): boolean {
  return known().has(fileOf(address));
}

/** @param colour - `#d7c5b3`; '' for a picture that can be seen through @requirement A14 */
export function learnColour(address: string, colour: string): void {
  known().set(fileOf(address), colour);
  kept().keep(fileOf(address), colour);
}

/** Every size of a picture has the same colour. */
function fileOf(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
