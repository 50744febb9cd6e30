import { z } from 'zod';

/**
 * The kinds of value that a variable may hold. Each message follows the variable's name and says how to mend it; none
 * repeats the value, which may be a secret.
 */

/** Ports that browsers and `fetch` refuse to open: https://fetch.spec.whatwg.org/#port-blocking */
const blockedPorts = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/** An http or https address, to the letter: for those that take part in a signature. */
export const exactAddress = z
  .url({
    protocol: /^https?$/,
    error: 'must be an address that starts with http:// or https://',
    abort: true,
  })
  .refine((value) => !blockedPorts.has(Number(new URL(value).port)), {
    error: 'has a port that browsers block: give it another one',
  });

/** The same without slashes at its end. */
export const address = exactAddress.transform((value) => value.replace(/\/+$/, ''));

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

/** A port of one of our programs; 0: any that is free, or none. */
export const port = wholeNumber(0, 65_535).refine((number) => !blockedPorts.has(number), {
  error: 'is a port that browsers block: choose another one',
});

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
