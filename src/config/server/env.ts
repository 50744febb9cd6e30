import { z } from 'zod';

/**
 * Every environment variable that the site reads, with the defaults of the embedded gateways.
 * `.env.example` is checked against this list.
 * @requirement O3
 */
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

export const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  GATEWAYS_PORT: z.coerce.number().int().min(1).max(65535).default(4000),
  PUBLIC_URL: url.default('http://localhost:3000'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  FORCE_HTTPS: flag.default(false),

  SITECORE_API_HOST: url.default('http://127.0.0.1:4000'),
  SITECORE_API_KEY: z.string().default('foyer-demo'),
  GRAPH_QL_ENDPOINT: url.optional(),
  SITECORE_SITE_NAME: z.string().min(1).default('calder'),
  DEFAULT_LANGUAGE: z.string().min(2).default('en'),
  LANGUAGES: z
    .string()
    .default('en,es-MX,ar')
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  LAYOUT_CONFIGURATION_NAME: z.string().default('sxa-jss'),
  MEDIA_HOST: url.optional(),
  JSS_EDITING_SECRET: z.string().default(''),
  PUBLISH_SECRET: z.string().default(''),
  REVALIDATE_SECONDS: z.coerce.number().int().min(1).default(60),

  SEARCH_HOST: url.default('http://127.0.0.1:4000/search'),
  SEARCH_TOKEN: z.string().default('foyer-demo'),
  SEARCH_AUTH_SCHEME: z.enum(['Token', 'Basic', 'Bearer']).default('Token'),

  SCHEDULING_HOST: url.default('http://127.0.0.1:4000/scheduling/v1'),
  SCHEDULING_AUTHORIZATION: z.string().default('Basic Zm95ZXI6ZGVtbw=='),
  FORMS_HOST: url.default('http://127.0.0.1:4000/forms'),
  FORMS_AUTHORIZATION: z.string().default('Basic Zm95ZXI6ZGVtbw=='),

  GEOCODING_HOST: url.default('http://127.0.0.1:4000/geocoding'),
  GEOCODING_KEY: z.string().default(''),

  MAPS_KEY: z.string().default(''),
  MAPS_MAP_ID: z.string().default('DEMO_MAP_ID'),

  CAPTCHA_PROVIDER: z.enum(['embedded', 'recaptcha', 'hcaptcha', 'turnstile']).default('embedded'),
  CAPTCHA_HOST: url.default('http://127.0.0.1:4000/captcha'),
  CAPTCHA_SITE_KEY: z.string().default(''),
  CAPTCHA_SECRET: z.string().default('foyer-demo'),

  SEARCH_ANALYTICS_HOST: url.default('http://127.0.0.1:4000/collector'),
  SEARCH_ANALYTICS_KEY: z.string().default('foyer-demo'),

  ANALYTICS_ENABLED: flag.default(false),
  CONSENT_COOKIE_NAME: z
    .string()
    .regex(/^[\w-]+$/)
    .default('cookie-consent'),

  DATABASE_URL: z.string().default(''),
  PAGE_CACHE_MEGABYTES: z.coerce.number().int().min(0).max(4096).default(64),
  SEARCHES_PER_MINUTE: z.coerce.number().int().min(1).default(240),
  BOOKINGS_PER_TEN_MINUTES: z.coerce.number().int().min(1).default(5),
  /** Links of messages that are read or used, by address: many visitors of a clinic share one. */
  LINKS_PER_TEN_MINUTES: z.coerce.number().int().min(1).default(60),
  HOLDS_PER_HOUR: z.coerce.number().int().min(1).default(10),
  HOLDS_PER_HOUR_AND_PROVIDER: z.coerce.number().int().min(1).default(3),
});

export type Environment = z.output<typeof environmentSchema> & { readonly GRAPH_QL_ENDPOINT: string };

/**
 * Reads an environment. Empty strings count as absent, so that a copied `.env.example` works.
 * @returns the typed values, or one sentence for each variable that is wrong
 */
export function readEnvironment(
  source: Readonly<Record<string, string | undefined>>,
):
  | { readonly ok: true; readonly value: Environment }
  | { readonly ok: false; readonly problems: readonly string[] } {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    return {
      ok: false,
      problems: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    };
  }
  const value = parsed.data;
  const edge = value.GRAPH_QL_ENDPOINT ?? `${value.SITECORE_API_HOST}/sitecore/api/graph/edge`;
  return { ok: true, value: { ...value, GRAPH_QL_ENDPOINT: edge } };
}

let cached: Environment | undefined;

/** The process's environment, read once. Throws when it is wrong: the start script has refused it before that. */
export function env(): Environment {
  if (cached) return cached;
  const read = readEnvironment(process.env);
  if (!read.ok) throw new Error(`environment: ${read.problems.join('; ')}`);
  cached = read.value;
  return cached;
}
