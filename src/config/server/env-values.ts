import { z } from 'zod';

/**
 * The kinds of value that a variable may hold. Each message follows the variable's name and says how to mend it; none
 * repeats the value, which may be a secret.
 */

const withoutSlashes = (value: string): string => value.replace(/\/+$/, '');

/** An http or https address; slashes at its end are dropped. */
export const address = z
  .url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
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

/** A list of language tags, separated by commas. */
export const languageList = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .refine(
    (languages) =>
      languages.length > 0 &&
      languages.every(isLanguageTag) &&
      new Set(languages.map((language) => language.toLowerCase())).size === languages.length,
    { error: 'must be a list of different language tags such as en,es-MX,ar' },
  );

/** A list of origins, separated by commas; `*` stands for the names below a domain: `https://*.example.org`. */
export const originList = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((part) => withoutSlashes(part.trim()))
      .filter(Boolean),
  )
  .refine(
    (origins) => origins.every((origin) => /^https?:\/\/(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/.test(origin)),
    {
      error: 'must be a list of origins such as https://pages.sitecorecloud.io,https://*.example.org',
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
  .transform((value) => sites.safeParse(parsed(value)))
  .refine(({ success }) => success, {
    error: 'must be a list of sites in JSON, such as [{"name":"calder","hostName":"*","language":"en"}]',
  })
  .transform(({ data }) => (data ?? []).map(({ name }) => name));

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
