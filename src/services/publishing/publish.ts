import { z } from 'zod';
import { expireAnswers } from '#gateway/answer-cache';

/** What a publish event tells: the pages whose content changed, without language. */
export const publishSchema = z.strictObject({
  pages: z
    .array(
      z.strictObject({
        path: z
          .string()
          .regex(/^\/[^?#\\]*$/)
          .max(1024),
        language: z.string().max(20).optional(),
        /** The item version that has to be live before the page is made again. */
        version: z.int().positive().optional(),
      }),
    )
    .min(1)
    .max(200),
});

/** One page in one language. */
export type PageAddress = { readonly path: string; readonly language: string };

/** Delays between the tries of one page, in milliseconds. */
const retryDelaysMs = [1000, 5000, 30_000, 120_000, 600_000];

/** Delays after which a page of unknown version is made again: the event may be faster than the CMS's own delivery. */
const echoDelaysMs = [1000, 10_000, 60_000];

export type PublishSteps = {
  /** The version that the CMS serves; `gone` where it has no such page. Rejects while the CMS is down. */
  readonly versionAtCms: (page: PageAddress) => Promise<number | 'gone'>;
  /** Drops the last good form of a page that the CMS has no more. */
  readonly forget: (page: PageAddress) => void;
  /** Makes the page again. */
  readonly revalidate: (page: PageAddress) => Promise<void>;
  readonly wait: (delayMs: number) => Promise<void>;
};

type PublishedPage = PageAddress & { readonly version?: number | undefined };

/**
 * Brings a published page to the visitors. Without a version nobody can tell whether the CMS delivers the new page yet,
 * so it is made again a few times.
 * @requirement O5
 */
export async function publishPage(page: PublishedPage, steps: PublishSteps): Promise<boolean> {
  const isMade = await makeAgain(page, steps);
  if (page.version !== undefined) return isMade;
  for (const delayMs of echoDelaysMs) {
    await steps.wait(delayMs);
    await makeAgain(page, steps);
  }
  return isMade;
}

/**
 * Asks the CMS whether it serves the new version, makes the page again, and tries later while the CMS is down or behind.
 * The framework alone would call it done with the CMS down.
 * @returns whether the page was made again
 */
async function makeAgain(page: PublishedPage, steps: PublishSteps): Promise<boolean> {
  for (const delayMs of [0, ...retryDelaysMs]) {
    if (delayMs > 0) await steps.wait(delayMs);
    try {
      const version = await steps.versionAtCms(page);
      const isBehind = version !== 'gone' && page.version !== undefined && version < page.version;
      if (isBehind) continue;
      // Each time: what was read since the event may be older than what the CMS delivers now.
      expireAnswers();
      // An event that names a version is not of a page that was taken away: the CMS may be behind.
      if (version === 'gone' && page.version === undefined) steps.forget(page);
      await steps.revalidate(page);
      return true;
    } catch {
      // The CMS is down: the next try may find it up.
    }
  }
  return false;
}
