import { z } from 'zod';
import { jsonIn } from '../../lib/json-in.ts';

/**
 * The kinds of value that a variable may hold. Each message follows the variable's name and says how to mend it; none
 * repeats the value, which may be a secret.
 */

const withoutSlashes = (value: string): string => value.replace(/\/+$/, '');

/** Ports that browsers and `fetch` refuse to open: https://fetch.spec.whatwg.org/#port-blocking */
const blockedPorts = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/** An http or https address; slashes at its end are dropped. */
export const address = z
  .url({
    protocol: /^https?$/,
    error: 'must be an address that starts with http:// or https://',
    abort: true,
  })
  .refine((value) => !blockedPorts.has(Number(new URL(value).port)), {
    error: 'has a port that browsers block: give it another one',
  })
  .transform(withoutSlashes);

/** Address of a Redis, with user and password where it wants them. */
export const redisAddress = z.url({
  protocol: /^rediss?$/,
  error: 'must be an address that starts with redis:// or rediss://',
});

/** `true` or `1`, `false` or `0`. */
export const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .transform((value) => value === 'true' || value === '1');

/** A whole number from `min` to `max`, both included. */
export function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, { error, abort: true })
    .transform(Number)
    .pipe(z.number().min(min, error).max(max, error));
}

/** A port of one of our programs, from `min`, which is 0 where that means none, or 1. */
export function port(min: 0 | 1) {
  return wholeNumber(min, 65_535).refine((number) => !blockedPorts.has(number), {
    error: 'is a port that browsers block: choose another one',
  });
}

/** One of a few words. */
export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, { error: `must be one of ${words.join(', ')}` });
}

/** Text that can be sent as the value of an HTTP header. */
export const headerText = z
  .string()
  .regex(/^[\u0020-\u007e]+$/, { error: 'must be one line of plain ASCII characters' });

const shortestSecret = 32;

/** A secret that opens an endpoint: long enough not to be guessed. */
export const secret = z.string().refine((value) => Buffer.byteLength(value) >= shortestSecret, {
  error: `must be at least ${shortestSecret} bytes long, or empty, which keeps its endpoint shut`,
});

/** The entries of a list that is separated by commas, the empty ones too: nobody meant these. */
export const listed = z.string().transform((value) => value.split(',').map((part) => part.trim()));

/** A list of language tags, separated by commas. */
export const languageList = listed.refine(
  (languages) =>
    languages.every(isLanguageTag) &&
    new Set(languages.map((language) => language.toLowerCase())).size === languages.length,
  { error: 'must be a list of different language tags such as en,es-MX,ar, with none left empty' },
);

/** A list of origins, separated by commas; `*` stands for the names below a domain: `https://*.example.org`. */
export const originList = listed
  .transform((origins) => origins.map(withoutSlashes))
  .refine(
    (origins) => origins.every((origin) => /^https?:\/\/(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/.test(origin)),
    {
      error:
        'must be a list of origins such as https://pages.sitecorecloud.io,https://*.example.org, with none left empty',
    },
  );

function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

const sites = z.array(z.looseObject({ name: z.string().min(1) }));

/** The CMS's sites in the form of JSS: `[{"name":"calder","hostName":"*","language":"en"}]`; only their names count. */
export const siteList = z
  .string()
  .transform((value) => sites.safeParse(jsonIn(value)))
  .refine(({ success }) => success, {
    error: 'must be a list of sites in JSON, such as [{"name":"calder","hostName":"*","language":"en"}]',
  })
  .transform(({ data }) => (data ?? []).map(({ name }) => name));

/** Headers as OpenTelemetry writes them: `name=value,name=value`, values percent-encoded. */
export const headerList = z.string().refine((value) => value === '' || value.split(',').every(isHeader), {
  error: 'must be name=value pairs with commas between them, values percent-encoded',
});

function isHeader(pair: string): boolean {
  return /^\s*[\w!#$%&'*+.^`|~-]+\s*=/.test(pair) && isEncodedUri(pair);
}

/** Whether what is written with `%` can be read. */
function isEncodedUri(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
