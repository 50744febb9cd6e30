import { demoReader, demoSender, type GivenEnvironment } from './env-schema.ts';

type Rule = readonly [sentence: string, isBroken: (given: GivenEnvironment) => boolean];

const rules: readonly Rule[] = [
  [
    'MAIL_URL needs a sender of its own: set MAIL_FROM',
    ({ MAIL_URL, MAIL_FROM }) => MAIL_URL !== undefined && MAIL_FROM === demoSender,
  ],
  [
    'MAIL_FROM is set without a mail server: set MAIL_URL, or remove it',
    ({ MAIL_URL, MAIL_FROM }) => MAIL_URL === undefined && MAIL_FROM !== demoSender,
  ],
  [
    'MAIL_URL needs somebody who reads requests for appointments: set REQUESTS_TO',
    ({ MAIL_URL, REQUESTS_TO }) => MAIL_URL !== undefined && REQUESTS_TO === demoReader,
  ],
  [
    'The vendor of text messages is half set: set SMS_URL, SMS_ACCOUNT, SMS_TOKEN and SMS_FROM, or none of them',
    ({ SMS_URL = '', SMS_ACCOUNT, SMS_TOKEN, SMS_FROM }) =>
      isHalfSet([SMS_URL, SMS_ACCOUNT, SMS_TOKEN, SMS_FROM]),
  ],
  [
    'SMS_REPLIES_URL is set without a vendor of text messages: set SMS_URL, or remove it',
    ({ SMS_URL, SMS_REPLIES_URL }) => SMS_REPLIES_URL !== undefined && SMS_URL === undefined,
  ],
  [
    'FORMS_HOST needs its credential: set FORMS_HOST_AUTHORIZATION, and neither without the other',
    ({ FORMS_HOST = '', FORMS_HOST_AUTHORIZATION }) => isHalfSet([FORMS_HOST, FORMS_HOST_AUTHORIZATION]),
  ],
  [
    'FORMS_HOST_KNOWS_KEYS is set without the forms service that it is for: set FORMS_HOST, or remove it',
    ({ FORMS_HOST, FORMS_HOST_KNOWS_KEYS }) => FORMS_HOST_KNOWS_KEYS && FORMS_HOST === undefined,
  ],
  [
    'GATEWAYS_METRICS_PORT is the port of the gateways: give it another one',
    ({ GATEWAYS_METRICS_PORT, GATEWAYS_PORT }) =>
      GATEWAYS_METRICS_PORT > 0 && GATEWAYS_METRICS_PORT === GATEWAYS_PORT,
  ],
  [
    'The marketing cloud is half set: set all of the variables that begin with MARKETING_CLOUD_, or none of them',
    (given) =>
      isHalfSet([
        given.MARKETING_CLOUD_AUTH_HOST ?? '',
        given.MARKETING_CLOUD_SOAP_HOST ?? '',
        given.MARKETING_CLOUD_CLIENT_ID,
        given.MARKETING_CLOUD_CLIENT_SECRET,
        given.MARKETING_CLOUD_LIST,
      ]),
  ],
  [
    'SCHEDULING_BACKEND is fhir, which needs a server: set FHIR_BASE_URL',
    ({ SCHEDULING_BACKEND, FHIR_BASE_URL }) => SCHEDULING_BACKEND === 'fhir' && FHIR_BASE_URL === undefined,
  ],
  [
    'FHIR_BASE_URL is set without SCHEDULING_BACKEND=fhir: set both, or neither',
    ({ SCHEDULING_BACKEND, FHIR_BASE_URL }) => SCHEDULING_BACKEND !== 'fhir' && FHIR_BASE_URL !== undefined,
  ],
  [
    'A setting that begins with FHIR_ is set without the server that it is for: set FHIR_BASE_URL, or remove it',
    (given) => given.FHIR_BASE_URL === undefined && ofFhirServer(given).some((value) => value !== ''),
  ],
  [
    'SMART Backend Services is half set: set FHIR_TOKEN_URL, FHIR_CLIENT_ID and FHIR_PRIVATE_KEY_FILE, or none of them',
    ({ FHIR_TOKEN_URL = '', FHIR_CLIENT_ID, FHIR_PRIVATE_KEY_FILE }) =>
      isHalfSet([FHIR_TOKEN_URL, FHIR_CLIENT_ID, FHIR_PRIVATE_KEY_FILE]),
  ],
  [
    'FHIR_KEY_ID and FHIR_SCOPE belong to SMART Backend Services: set FHIR_TOKEN_URL, or remove them',
    ({ FHIR_TOKEN_URL, FHIR_KEY_ID, FHIR_SCOPE }) =>
      FHIR_TOKEN_URL === undefined && FHIR_KEY_ID + FHIR_SCOPE !== '',
  ],
  [
    'FHIR_AUTHORIZATION and FHIR_TOKEN_URL are two ways to the same server: set one of them',
    ({ FHIR_AUTHORIZATION, FHIR_TOKEN_URL }) => FHIR_AUTHORIZATION !== '' && FHIR_TOKEN_URL !== undefined,
  ],
];

function ofFhirServer(given: GivenEnvironment): readonly string[] {
  return [
    given.FHIR_VISIT_TYPE_SYSTEM,
    given.FHIR_DEPARTMENT_SYSTEM,
    given.FHIR_AUTHORIZATION,
    given.FHIR_TOKEN_URL ?? '',
    given.FHIR_CLIENT_ID,
    given.FHIR_PRIVATE_KEY_FILE,
    given.FHIR_KEY_ID,
    given.FHIR_SCOPE,
  ];
}

function isHalfSet(values: readonly string[]): boolean {
  return values.includes('') && values.some((value) => value !== '');
}

/**
 * Finds variables that do not go together, such as a vendor that is half set.
 * @returns one sentence for each
 * @requirement O3
 */
export function contradictions(given: GivenEnvironment): readonly string[] {
  return rules.filter(([, isBroken]) => isBroken(given)).map(([sentence]) => sentence);
}
