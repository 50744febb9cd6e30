import { z } from 'zod';
import { KEY_FORM, parseKeys } from '../db/sealing/keys.ts';
import {
  address,
  decimalNumber,
  exactAddress,
  flag,
  headerText,
  oneOf,
  port,
  secret,
  someOf,
  wholeNumber,
} from './env-values.ts';

/** The gateways that this program can be; `GATEWAYS` chooses among them. */
export const gatewayNames = [
  'cms',
  'media',
  'search',
  'geocoding',
  'captcha',
  'collector',
  'video',
  'waiting',
  'scheduling',
  'forms',
] as const;
export type GatewayName = (typeof gatewayNames)[number];

/** The sender of the demo's messages. A mail server of one's own needs another. */
export const demoSender = 'Calder University Medicine <appointments@calder.example>';

/** Who reads the demo's requests for appointments, where a form names nobody. */
export const demoReader = 'requests@calder.example';

const demoKey = headerText.default('foyer-demo');
const text = z.string().default('');
const days = (min: number) => wholeNumber(min, 36_500);

/**
 * Every environment variable that the gateways read, with its default. `.env.example` is checked against this list.
 * @requirement O3
 */
export const environmentSchema = z.object({
  NODE_ENV: oneOf(['development', 'production', 'test']).default('development'),
  /** The site's, for links in messages. */
  PORT: port.default(3000),
  PUBLIC_URL: address.optional(),
  /** The site's, which is told by its webhook when scheduled content appears or goes; empty: it is not told. */
  PUBLISH_SECRET: secret.default(''),
  /** 0: any that is free. */
  GATEWAYS_PORT: port.default(4000),
  /** 0.0.0.0 where the site is on another machine, or in another container. */
  GATEWAYS_HOST: z.string().default('127.0.0.1'),
  GATEWAYS: someOf(gatewayNames).default([...gatewayNames]),
  DATA_DIR: z.string().default('data'),
  /** Figures for whoever watches; 0: none. */
  GATEWAYS_METRICS_PORT: port.default(0),
  METRICS_ADDRESS: z.string().default('127.0.0.1'),
  /** One line for each request, without its query. */
  ACCESS_LOG: flag.default(false),
  DATABASE_URL: z
    .string()
    .regex(/^(postgres(ql)?:\/\/|file:)/, { error: 'must be an address that starts with postgres://' })
    .default(''),
  /** Seal what visitors wrote; empty: a key file in DATA_DIR. */
  DATA_KEYS: z
    .string()
    .refine((keys) => keys === '' || parseKeys(keys) !== undefined, { error: `must hold ${KEY_FORM}` })
    .default(''),

  CONTENT_DIR: z.string().default('content'),
  CONTENT_WATCH: flag.default(false),
  SITECORE_API_KEY: demoKey,
  CMS_INTROSPECTION: flag.default(true),

  SEARCH_HOST: address.optional(),
  SEARCH_TOKEN: demoKey,
  SEARCH_AUTH_SCHEME: oneOf(['Token', 'Basic', 'Bearer']).default('Token'),
  NEXT_VISITS_MINUTES: wholeNumber(0, 1440).default(5),
  SEARCH_COUNTS_KEY: demoKey,
  /** The question to visitors promises a month at most. */
  SEARCH_COUNTS_DAYS: wholeNumber(1, 31).default(14),

  CAPTCHA_SECRET: demoKey,

  VIDEO_TOKEN: demoKey,

  WAITING_TOKEN: demoKey,

  SCHEDULING_HOST: address.optional(),
  SCHEDULING_AUTHORIZATION: headerText.default('Basic Zm95ZXI6ZGVtbw=='),
  SCHEDULING_HOLD_MINUTES: decimalNumber(0.1, 120).default(10),
  SCHEDULING_BACKEND: oneOf(['embedded', 'fhir']).default('embedded'),
  /** At least two: a repeated booking finds its first answer for a day. */
  RETENTION_DAYS: days(2).default(30),

  FHIR_BASE_URL: address.optional(),
  FHIR_VISIT_TYPE_SYSTEM: text,
  FHIR_DEPARTMENT_SYSTEM: text,
  FHIR_AUTHORIZATION: headerText.default(''),
  FHIR_TOKEN_URL: exactAddress.optional(),
  FHIR_CLIENT_ID: text,
  FHIR_PRIVATE_KEY_FILE: text,
  FHIR_KEY_ALGORITHM: oneOf(['RS384', 'ES384']).default('RS384'),
  FHIR_KEY_ID: text,
  FHIR_SCOPE: text,

  MAIL_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'must be the address of a mail server: smtp://user:password@host:587',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^@\r\n]+@[^@\s]+$/, { error: 'must be a sender such as Name <name@host>' })
    .default(demoSender),
  REQUESTS_TO: z
    .string()
    .regex(/^[^@\s,<>]+@[^@\s,<>]+(, ?[^@\s,<>]+@[^@\s,<>]+)*$/, {
      error: 'must be an email address, or several with commas between them',
    })
    .default(demoReader),
  MAILBOX: flag.default(false),
  CONTENT_REPORT: flag.default(false),

  /** Of the site's calls to the forms gateway. */
  FORMS_AUTHORIZATION: headerText.default('Basic Zm95ZXI6ZGVtbw=='),
  /** A forms service of the hospital's own, behind the embedded gateway. */
  FORMS_HOST: address.optional(),
  FORMS_HOST_AUTHORIZATION: headerText.default(''),
  FORMS_HOST_KNOWS_KEYS: flag.default(false),
  /** A marketing cloud that has the newsletter's list. */
  MARKETING_CLOUD_AUTH_HOST: address.optional(),
  MARKETING_CLOUD_SOAP_HOST: address.optional(),
  MARKETING_CLOUD_CLIENT_ID: text,
  MARKETING_CLOUD_CLIENT_SECRET: text,
  MARKETING_CLOUD_LIST: text,

  SMS_URL: address.optional(),
  SMS_ACCOUNT: text,
  SMS_TOKEN: headerText.default(''),
  SMS_FROM: z
    .string()
    .regex(/^\+\d{8,15}$/, { error: 'must be a number such as +13125550100' })
    .default(''),
  SMS_REPLIES_URL: exactAddress.optional(),
});

/** The variables that are given, before those that follow from others are filled in. */
export type GivenEnvironment = z.output<typeof environmentSchema>;
