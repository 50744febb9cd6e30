import { createHash, timingSafeEqual } from 'node:crypto';

/** Shorter secrets can be guessed: an endpoint with one stays shut. */
const shortestSecret = 32;

/** Whether an endpoint that needs this secret is open at all. @requirement K10 */
export function isSecretSet(secret: string): boolean {
  return Buffer.byteLength(secret) >= shortestSecret;
}

/**
 * Compares a given secret with the configured one, in a time that tells nothing about either.
 * @param given - whatever the request carried; anything but a text is wrong
 * @requirement K10
 */
export function isSecretRight(given: unknown, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return typeof given === 'string' && isSecretSet(secret) && timingSafeEqual(digest(given), digest(secret));
}
