import type { GivenEnvironment } from './env-schema.ts';

/** Each is a sentence about variables that do not go together, and whether they do not. */
const rules: readonly (readonly [sentence: string, isBroken: (given: GivenEnvironment) => boolean])[] = [
  [
    'DEFAULT_LANGUAGE is not among LANGUAGES: add it there, or choose one of them',
    ({ DEFAULT_LANGUAGE, LANGUAGES }) => !LANGUAGES.includes(DEFAULT_LANGUAGE),
  ],
  [
    'SITECORE_SITE_NAME is not among SITES: name one of them, or leave SITES empty',
    ({ SITES, SITECORE_SITE_NAME }) =>
      SITES.length > 0 && (SITECORE_SITE_NAME === undefined || !SITES.includes(SITECORE_SITE_NAME)),
  ],
  [
    'CAPTCHA_PROVIDER names a vendor: set CAPTCHA_SITE_KEY and CAPTCHA_SECRET to its keys, or choose embedded',
    ({ CAPTCHA_PROVIDER, CAPTCHA_SITE_KEY, CAPTCHA_SECRET }) =>
      CAPTCHA_PROVIDER !== 'embedded' && (CAPTCHA_SITE_KEY === '' || CAPTCHA_SECRET === 'foyer-demo'),
  ],
  [
    'CAPTCHA_SITE_KEY is set for no vendor: set CAPTCHA_PROVIDER, or remove it',
    ({ CAPTCHA_PROVIDER, CAPTCHA_SITE_KEY }) => CAPTCHA_PROVIDER === 'embedded' && CAPTCHA_SITE_KEY !== '',
  ],
  [
    'GEOCODING_HOST is Google’s, which needs a key: set GEOCODING_KEY',
    ({ GEOCODING_HOST, GEOCODING_KEY }) =>
      GEOCODING_KEY === '' && /^https:\/\/[^/]+\.googleapis\.com(\/|$)/.test(GEOCODING_HOST ?? ''),
  ],
  [
    'GEOCODING_KEY is set without the geocoder that it is for: set GEOCODING_HOST, or remove it',
    ({ GEOCODING_HOST, GEOCODING_KEY }) => GEOCODING_KEY !== '' && GEOCODING_HOST === undefined,
  ],
  [
    'VIDEO_HOST is Vimeo’s, which needs a token: set VIDEO_TOKEN',
    ({ VIDEO_HOST, VIDEO_TOKEN }) =>
      VIDEO_TOKEN === 'foyer-demo' && /^https:\/\/([^/]+\.)?vimeo\.com(\/|$)/.test(VIDEO_HOST ?? ''),
  ],
  [
    'SEARCH_ANALYTICS_HOST names a search vendor, which needs a key: set SEARCH_ANALYTICS_KEY',
    ({ SEARCH_ANALYTICS_HOST, SEARCH_ANALYTICS_KEY }) =>
      SEARCH_ANALYTICS_HOST !== undefined && SEARCH_ANALYTICS_KEY === '',
  ],
  [
    'SEARCH_ANALYTICS_KEY is set without the search vendor that it is for: set SEARCH_ANALYTICS_HOST, or remove it',
    ({ SEARCH_ANALYTICS_HOST, SEARCH_ANALYTICS_KEY }) =>
      SEARCH_ANALYTICS_KEY !== '' && SEARCH_ANALYTICS_HOST === undefined,
  ],
  [
    'WAITING_TOKEN is set without the service that it is for: set WAITING_HOST, or remove it',
    ({ WAITING_HOST, WAITING_TOKEN }) => WAITING_TOKEN !== 'foyer-demo' && WAITING_HOST === undefined,
  ],
  [
    'OTEL_EXPORTER_OTLP_HEADERS is set without the collector that it is for: set OTEL_EXPORTER_OTLP_ENDPOINT, or remove it',
    ({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS }) =>
      OTEL_EXPORTER_OTLP_HEADERS !== '' && OTEL_EXPORTER_OTLP_ENDPOINT === undefined,
  ],
  [
    'METRICS_PORT is the port of visitors or of the gateways: give it another one',
    ({ METRICS_PORT, PORT, GATEWAYS_PORT }) => METRICS_PORT === PORT || METRICS_PORT === GATEWAYS_PORT,
  ],
  [
    'MAPS_MAP_ID is set without MAPS_KEY: set both, or neither',
    ({ MAPS_KEY, MAPS_MAP_ID }) => MAPS_KEY === '' && MAPS_MAP_ID !== 'DEMO_MAP_ID',
  ],
  [
    'ANALYTICS_BAA is set, and nothing is counted: set ANALYTICS_ENABLED, or remove it',
    ({ ANALYTICS_BAA, ANALYTICS_ENABLED }) => ANALYTICS_BAA && !ANALYTICS_ENABLED,
  ],
  [
    'BLOCK_GALLERY is for tests on this machine, and PUBLIC_URL is another: remove BLOCK_GALLERY',
    ({ BLOCK_GALLERY, PUBLIC_URL = 'http://localhost' }) =>
      BLOCK_GALLERY && !/^https?:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(PUBLIC_URL),
  ],
];

/**
 * Finds variables that do not go together: a vendor that is half set, a default that is no choice.
 * @returns one sentence for each
 * @requirement O3
 */
export function contradictions(given: GivenEnvironment): readonly string[] {
  return rules.filter(([, isBroken]) => isBroken(given)).map(([sentence]) => sentence);
}
