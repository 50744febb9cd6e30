import { env } from '#config/server/env';

/**
 * Whether the scheduling gateway takes more than the protocol has: holds named in a booking, wishes for text messages,
 * pictures of insurance cards, forms to finish later. A hospital's own gateway gets the protocol to the letter.
 * @requirement I12 J6
 */
export function hasExtensions(): boolean {
  return env().SCHEDULING_EXTENSIONS;
}
