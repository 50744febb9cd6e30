import { z } from 'zod';
import { paymentModes } from '../payment.ts';
import { mediaLibraries } from './media-libraries.ts';
import {
  address,
  flag,
  headerList,
  headerText,
  languageList,
  oneOf,
  originList,
  port,
  redisAddress,
  secret,
  siteList,
  wholeNumber,
} from './env-values.ts';

/**
 * Every environment variable that the site reads, with the defaults of the embedded gateways. What stands in no default
 * here follows from other variables. `.env.example` is checked against this list.
 * @requirement O3
 */
const count = wholeNumber(1, 1_000_000);

export const environmentSchema = z.object({
  NODE_ENV: oneOf(['development', 'production', 'test']).default('development'),
  PORT: port(1).default(3000),
  GATEWAYS_PORT: port(1).default(4000),
  PUBLIC_URL: address.optional(),
  PHONE_NUMBER: z
    .string()
    .regex(/^\+?[\d][\d ().-]{5,20}$/, { error: 'must be a telephone number such as 773-555-0100' })
    .optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  FORCE_HTTPS: flag.default(false),
  /** How long it answers on, not ready any more, once it was asked to stop. */
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  /** How late the event loop may be before searches are refused, later other pages; 0 refuses none. */
  SHED_LAG_MS: wholeNumber(0, 60_000).default(200),
  /** How many pages and searches of one visitor each are made at a time at most; 0: any number. */
  SHED_IN_FLIGHT: wholeNumber(0, 10_000).default(24),
  /** One line for each request, without its query. */
  ACCESS_LOG: flag.default(false),
  /** Figures for whoever watches; 0: none. */
  METRICS_PORT: port(0).default(0),
  /** Where they may be asked for; by default on this machine alone. */
  METRICS_ADDRESS: z.string().default('127.0.0.1'),
  /** Collector of traces, up to but without `/v1/traces`; none by default. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  /** What the collector wants with each request, as `name=value,name=value`, values percent-encoded. */
  OTEL_EXPORTER_OTLP_HEADERS: headerList.default(''),
  /** Folder of the build. */
  FOYER_DIST_DIR: z.string().default('.next'),
  /** Folder of what outlives a restart: the CMS's last answers. */
  DATA_DIR: z.string().default('data'),

  SITECORE_API_HOST: address.optional(),
  SITECORE_API_KEY: headerText.default('foyer-demo'),
  GRAPH_QL_ENDPOINT: address.optional(),
  SITECORE_SITE_NAME: z.string().optional(),
  /** The sites of the CMS; where there are any, SITECORE_SITE_NAME is one of them. */
  SITES: siteList.default([]),
  DEFAULT_LANGUAGE: z.string().default('en'),
  LANGUAGES: languageList.default(['en', 'es-MX', 'ar']),
  /** How pages are asked for; REST names the layout service's configuration. */
  FETCH_WITH: oneOf(['GraphQL', 'REST']).default('GraphQL'),
  LAYOUT_CONFIGURATION_NAME: z
    .string()
    .regex(/^[\w-]+$/, { error: 'must be letters, digits, hyphens and underscores' })
    .default('sxa-jss'),
  MEDIA_HOST: address.optional(),
  /** Below these addresses, too, pictures and files of pages may lie. */
  MEDIA_LIBRARIES: mediaLibraries.default([]),
  /** Where shared components of other editors come from. */
  COMPONENTS_HOST: address.optional(),
  JSS_EDITING_SECRET: secret.default(''),
  /** Origins that may show a page for its authors in a frame; with a secret only. */
  JSS_ALLOWED_ORIGINS: originList.default(['https://pages.sitecorecloud.io']),
  /** Where authors' own versions come from. */
  PREVIEW_GRAPH_QL_ENDPOINT: address.optional(),
  PREVIEW_API_KEY: headerText.optional(),
  PUBLISH_SECRET: secret.default(''),
  REVALIDATE_SECONDS: count.default(60),
  /** By which several processes hear of what is published; none by default. */
  REDIS_URL: redisAddress.optional(),

  SEARCH_HOST: address.optional(),
  SEARCH_TOKEN: headerText.default('foyer-demo'),
  SEARCH_AUTH_SCHEME: oneOf(['Token', 'Basic', 'Bearer']).default('Token'),

  SCHEDULING_HOST: address.optional(),
  /** Whether that gateway is one of ours; by default it is where no other is named. */
  SCHEDULING_EXTENSIONS: flag.optional(),
  SCHEDULING_AUTHORIZATION: headerText.default('Basic Zm95ZXI6ZGVtbw=='),

  FORMS_GATEWAY_HOST: address.optional(),
  FORMS_AUTHORIZATION: headerText.default('Basic Zm95ZXI6ZGVtbw=='),
  PAYMENT_MODE: oneOf(paymentModes).default('mock'),

  GEOCODING_HOST: address.optional(),
  GEOCODING_KEY: z.string().default(''),

  /** A scheduling system whose page the block `Widget` frames; off by default. */
  WIDGET_HOST: address.optional(),

  VIDEO_HOST: address.optional(),
  VIDEO_TOKEN: headerText.default('foyer-demo'),

  /** A service that knows waiting times. */
  WAITING_HOST: address.optional(),
  WAITING_TOKEN: headerText.default('foyer-demo'),

  MAPS_KEY: z.string().default(''),
  MAPS_MAP_ID: z.string().default('DEMO_MAP_ID'),

  CAPTCHA_PROVIDER: oneOf(['embedded', 'recaptcha', 'hcaptcha', 'turnstile']).default('embedded'),
  CAPTCHA_HOST: address.optional(),
  CAPTCHA_SITE_KEY: z.string().default(''),
  CAPTCHA_SECRET: z.string().default('foyer-demo'),

  SEARCH_COUNTS_HOST: address.optional(),
  SEARCH_COUNTS_KEY: headerText.default('foyer-demo'),
  /** A search vendor; none by default. */
  SEARCH_ANALYTICS_HOST: address.optional(),
  SEARCH_ANALYTICS_KEY: headerText.default(''),

  /** `/dev/blocks` in production: for the tests' servers on this machine. */
  BLOCK_GALLERY: flag.default(false),

  ANALYTICS_ENABLED: flag.default(false),
  /** Events also say what visitors look at; see `analytics/policy.ts`. */
  ANALYTICS_BAA: flag.default(false),
  CONSENT_COOKIE_NAME: z
    .string()
    .regex(/^[\w-]+$/, { error: 'must be letters, digits, hyphens and underscores' })
    .default('cookie-consent'),

  PAGE_CACHE_MEGABYTES: wholeNumber(0, 4096).default(64),
  SEARCHES_PER_MINUTE: count.default(240),
  /** Calls that read about bookings, such as open times, by address: a booking is some ten, and many visitors share one. */
  READS_PER_MINUTE: count.default(240),
  BOOKINGS_PER_TEN_MINUTES: count.default(5),
  /** Links of messages that are read or used, by address: many visitors of a clinic share one. */
  LINKS_PER_TEN_MINUTES: count.default(60),
  HOLDS_PER_HOUR: count.default(10),
  HOLDS_PER_HOUR_AND_PROVIDER: count.default(3),
});

/** The variables that are given, before those that follow from others are filled in. */
export type GivenEnvironment = z.output<typeof environmentSchema>;
