import { LRUCache } from 'lru-cache';
import type { LayoutData } from '@/cms/layout-data';
import { onPublication } from '@/lib/publications';
import { env } from '#config/server/env';
import { processWide } from '#gateway/process-wide';

export type FetchedPage = {
  readonly layout: LayoutData;
  readonly dictionary: Readonly<Record<string, string>>;
  /**
   * The CMS is down, or has denied the page once: the layout is the last one that it gave. Or it did not give the fields of
   * a block.
   */
  readonly isRemembered: boolean;
};

/** Pages that are made for each visitor are few: searches, booking, forms. */
const maxEntries = 100;

/**
 * So long what the CMS said serves again, in milliseconds; 0 while developing, where every change is seen at once.
 * @requirement O8
 */
export function recentMs(): number {
  return env().NODE_ENV === 'production' ? 5000 : 0;
}

const pages = () =>
  processWide('pages of the last seconds', () => {
    const made = () => new LRUCache<string, FetchedPage>({ max: maxEntries, ttlAutopurge: true });
    const place = { memory: made() };
    // What is being read meanwhile goes into the memory that it began with, and so is forgotten.
    const forget = () => void (place.memory = made());
    onPublication(forget);
    return { place, forget };
  });

/**
 * A page as it was read some seconds ago, or as it is read now. Only what the CMS has just said, and as a whole, serves again;
 * while developing, nothing does.
 * @param key - language and path
 * @param read - reads the page
 * @throws what `read` throws; then nothing read before serves again
 * @requirement O8
 */
export async function recentPage(key: string, read: () => Promise<FetchedPage>): Promise<FetchedPage> {
  const { place, forget } = pages();
  const { memory } = place;
  const known = memory.get(key);
  if (known) return known;
  // Whoever asks next is to see that the CMS is down.
  const page = await read().catch((error: unknown) => {
    forget();
    throw error;
  });
  const ttl = recentMs();
  if (ttl > 0 && !page.isRemembered && page.layout.route) memory.set(key, page, { ttl });
  return page;
}
