import { isStopping } from '../lib/stopping.ts';
import { capture, type Handler } from './capture.ts';
import { syntheticRequest } from './synthetic-request.ts';

/** How long until a page is asked for again that could not be made. */
const againMs = 30_000;

/**
 * Has the pages made that stand in for others, so that they are known by the time that the CMS is down. Those that cannot
 * be made are tried again until they can.
 * @param paths - one after the other, so that visitors do not wait
 * @requirement O8
 */
export async function warmUp(front: Handler, paths: readonly string[]): Promise<void> {
  const failed: string[] = [];
  for (const path of paths) {
    if (isStopping()) return;
    const { status } = await capture(front, syntheticRequest(path, undefined)).catch(() => ({ status: 500 }));
    if (status >= 500) failed.push(path);
  }
  if (failed.length > 0) setTimeout(() => void warmUp(front, failed), againMs).unref();
}
