import { z } from 'zod';

/**
 * The kinds of value that a variable may hold. Each message follows the variable's name and says how to mend it; none
 * repeats the value, which may be a secret.
 */

/** An http or https address; slashes at its end are dropped. */
export const address = z
  .url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
  .transform((value) => value.replace(/\/+$/, ''));

/** The same, to the letter: for addresses that take part in a signature. */
export const exactAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with http:// or https://',
});

/** `1` or `true`, `0` or `false`. */
export const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'must be 1 or 0' })
  .transform((value) => value === 'true' || value === '1');

/** A whole number from `min` to `max`, both included. @requirement O3 */
export function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, { error, abort: true })
    .transform(Number)
    .pipe(z.number().min(min, error).max(max, error));
}

/** A number from `min` to `max`, both included, with decimals or without. @requirement O3 */
export function decimalNumber(min: number, max: number) {
  const error = `must be a number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+(\.\d+)?$/, { error, abort: true })
    .transform(Number)
    .pipe(z.number().min(min, error).max(max, error));
}

/** One of a few words. @requirement O3 */
export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, { error: `must be one of ${words.join(', ')}` });
}

/** Some of a few words, separated by commas. @requirement O3 */
export function someOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(z.array(z.enum(words, { error: `must name some of ${words.join(', ')}, separated by commas` })));
}

/** Text that can be sent as the value of an HTTP header. */
export const headerText = z
  .string()
  .regex(/^[\u0020-\u007e]+$/, { error: 'must be one line of plain ASCII characters' });

const shortestSecret = 32;

/** A secret of an endpoint: long enough not to be guessed, or empty. */
export const secret = z.string().refine((value) => Buffer.byteLength(value) >= shortestSecret, {
  error: `must be at least ${shortestSecret} bytes long, or empty, which keeps its endpoint shut`,
});
