import { isStopping } from '../lib/stopping.ts';
import { capture, type CapturedResponse, type Handler } from './capture.ts';
import { syntheticRequest } from './synthetic-request.ts';

/** How long until a page is asked for again that could not be made. */
const againMs = 30_000;
const bestFormats = ['image/avif,image/webp', 'image/webp'];

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
    const page = await ask(front, path);
    if (!page || isOutage(page)) failed.push(path);
    else await warmPictures(front, page);
  }
  if (failed.length > 0) setTimeout(() => void warmUp(front, failed), againMs).unref();
}

/** Has each resized picture of a page made in the size for browsers that know no other, in the formats of most. */
async function warmPictures(front: Handler, { body }: CapturedResponse): Promise<void> {
  const addresses = body.toString().matchAll(/(?<=<img src=")\/_next\/image\?[^"]+/g);
  await makePictures(front, addresses, bestFormats);
}

/**
 * Has the pictures made that pages begin with, in each of their widths, in the best format: otherwise the first visitors after a start
 * wait half a second for the largest thing in their first window.
 * @param paths - one after the other, so that visitors do not wait
 * @requirement O7
 */
export async function warmFirstPictures(front: Handler, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    if (isStopping()) return;
    const page = await ask(front, path);
    const pictures = page?.body.toString().match(/<img [^>]*fetchPriority="high"[^>]*>/g) ?? [];
    const addresses = pictures.join('').matchAll(/\/_next\/image\?\S+(?= \d+w)/g);
    await makePictures(front, addresses, bestFormats.slice(0, 1));
  }
}

/** Has pictures made one after the other, as their addresses stand in a page. */
async function makePictures(
  front: Handler,
  addresses: Iterable<RegExpExecArray>,
  formats: readonly string[],
): Promise<void> {
  for (const [address] of addresses)
    for (const accept of formats) {
      if (isStopping()) return;
      await ask(front, address.replaceAll('&amp;', '&'), accept);
    }
}

function ask(front: Handler, path: string, accept?: string): Promise<CapturedResponse | undefined> {
  const request = syntheticRequest(path, undefined);
  if (accept !== undefined) request.headers.accept = accept;
  return capture(front, request).catch(() => undefined);
}

/** A page for problems says 500 at its own address, but only one that stands in for another asks to come again. */
function isOutage({ status, headers }: CapturedResponse): boolean {
  return status >= 500 && headers['retry-after'] !== undefined;
}
