import { logError } from '@/lib/log';

/** What can be wrong with a block on the server. */
export type BlockEvent = 'block-unknown' | 'block-failed' | 'block-data-failed';

/** More names than the CMS has: a list that grows past this is not worth more memory or log lines. */
const maxLogged = 500;
const maxNameLength = 100;

const logged = Symbol.for('foyer.block-log');

/** One set for the whole process: the framework loads its own copy of this module for each route. */
function loggedBefore(): Set<string> {
  const holder = globalThis as { [logged]?: Set<string> };
  holder[logged] ??= new Set();
  return holder[logged];
}

/**
 * Logs what is wrong with a block, once per event and block name until the process ends.
 * @param path - the page's path without its query, which may hold what a visitor typed
 * @param reason - a code; never the message of an error, which may hold hosts and keys
 * @requirement P3
 */
export function logBlock(
  event: BlockEvent,
  block: { readonly name: string; readonly path: string; readonly reason?: string },
): void {
  const name = block.name.slice(0, maxNameLength);
  const key = `${event} ${name}`;
  const before = loggedBefore();
  if (before.has(key) || before.size >= maxLogged) return;
  before.add(key);
  logError(event, { ...block, name });
}
