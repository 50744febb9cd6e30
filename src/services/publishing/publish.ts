import { join } from 'node:path';
import { beforeEnd } from '@/lib/before-end';
import { gauge } from '@/lib/metrics';
import { announce } from '@/lib/publications';
import { env } from '#config/server/env';
import { processWide } from '#gateway/process-wide';
import { sitePathOf } from '#cms/page-fates';
import { checkItem, checkPage } from '#services/publishing/check';
import type { PublishEvent } from '#services/publishing/event';
import { PublishQueue } from '#services/publishing/queue';
import { Teller, type Found } from '#services/publishing/tell';

/** A find waits so long for those that come with it. */
const togetherMs = 200;

/** The one queue of the process; what waited before a restart goes on. @requirement O5 */
export function publishQueue(): PublishQueue {
  return processWide('publish queue', () => {
    const teller = new Teller(togetherMs);
    const tell = (found: Found) => teller.add(found);
    const queue = new PublishQueue({
      folder: join(env().DATA_DIR, 'publishing'),
      check: (what) => ('page' in what ? checkPage(what.page, tell) : checkItem(what.item, tell)),
    });
    gauge('foyer_publish_waiting', {}, () => queue.status().waiting.length);
    gauge('foyer_publish_oldest_seconds', {}, () => {
      const [oldest] = queue.status().waiting;
      return oldest ? Math.max(0, (Date.now() - Date.parse(oldest.since)) / 1000) : 0;
    });
    void queue.resume();
    beforeEnd(async () => {
      await queue.settled();
      teller.flush();
    });
    return queue;
  });
}

/**
 * Brings what was published to visitors: everything that was made before is outdated at once, in every process. What the
 * event names is then asked of the CMS until it delivers it.
 * @returns when the event is on the disk
 * @requirement O5
 */
export async function publish({ pages, items, hasMedia }: PublishEvent): Promise<void> {
  announce({
    hasMedia,
    deleted: pages.filter(({ operation }) => operation === 'delete').map((page) => sitePathOf(page)),
    moved: pages.flatMap((page) =>
      page.from === undefined
        ? []
        : [{ from: sitePathOf({ ...page, path: page.from }), to: sitePathOf(page) }],
    ),
    mayLag: items.length > 0 || pages.length === 0 || pages.some(({ version }) => version === undefined),
  });
  const queue = publishQueue();
  await Promise.all([
    ...pages.map((page) => queue.add({ page })),
    ...items.map((item) => queue.add({ item })),
  ]);
}
