import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEnvironment } from './env.ts';

function problemsOf(source: Readonly<Record<string, string>>): readonly string[] {
  const read = readEnvironment(source);
  return read.ok ? [] : read.problems;
}

const smart = {
  FHIR_TOKEN_URL: 'https://auth.example',
  FHIR_CLIENT_ID: 'site',
  FHIR_PRIVATE_KEY_FILE: 'key',
};
const fhir = { SCHEDULING_BACKEND: 'fhir', FHIR_BASE_URL: 'https://fhir.example' };
const texts = {
  SMS_URL: 'https://api.twilio.com',
  SMS_ACCOUNT: 'AC1',
  SMS_TOKEN: 'private',
  SMS_FROM: '+13125550100',
};

const refused: readonly (readonly [Readonly<Record<string, string>>, RegExp])[] = [
  [{ SEARCH_COUNTS_DAYS: 'abc' }, /^SEARCH_COUNTS_DAYS must be a whole number from 1 to 31$/],
  [{ SEARCH_COUNTS_DAYS: '400' }, /^SEARCH_COUNTS_DAYS must be a whole number from 1 to 31$/],
  [{ RETENTION_DAYS: '1' }, /^RETENTION_DAYS must be a whole number from 2 to 36500$/],
  [{ NEXT_VISITS_MINUTES: '-1' }, /^NEXT_VISITS_MINUTES must be a whole number from 0 to 1440$/],
  [{ SCHEDULING_HOLD_MINUTES: '200' }, /^SCHEDULING_HOLD_MINUTES must be a number from 0.1 to 120$/],
  [{ SCHEDULING_BACKEND: 'paper' }, /^SCHEDULING_BACKEND must be one of embedded, fhir$/],
  [{ GATEWAYS: 'cms,fax' }, /^GATEWAYS must name some of cms, media, /],
  [{ CONTENT_WATCH: 'on' }, /^CONTENT_WATCH must be 1 or 0$/],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must be an address that starts with postgres:/],
  [{ MAIL_URL: 'https://mail.example' }, /^MAIL_URL must be the address of a mail server/],
  [{ MAIL_FROM: 'nobody' }, /^MAIL_FROM must be a sender such as Name <name@host>$/],
  [
    { MAIL_URL: 'smtp://mail.example', REQUESTS_TO: 'us@clinic.example' },
    /^MAIL_URL needs a sender of its own: set MAIL_FROM$/,
  ],
  [
    { MAIL_URL: 'smtp://mail.example', MAIL_FROM: 'Us <us@clinic.example>' },
    /^MAIL_URL needs somebody who reads requests for appointments: set REQUESTS_TO$/,
  ],
  [{ REQUESTS_TO: 'Us <us@clinic.example>' }, /^REQUESTS_TO must be an email address, or several/],
  [{ MAIL_FROM: 'Us <us@clinic.example>' }, /^MAIL_FROM is set without a mail server/],
  [{ ...texts, SMS_TOKEN: '' }, /^The vendor of text messages is half set: set SMS_URL, SMS_ACCOUNT/],
  [{ SMS_FROM: '+13125550100' }, /^The vendor of text messages is half set/],
  [{ ...texts, SMS_FROM: '5550100' }, /^SMS_FROM must be a number such as/],
  [{ SMS_REPLIES_URL: 'https://site.example/replies' }, /^SMS_REPLIES_URL is set without a vendor/],
  [{ SCHEDULING_BACKEND: 'fhir' }, /^SCHEDULING_BACKEND is fhir, which needs a server: set FHIR_BASE_URL$/],
  [{ FHIR_BASE_URL: 'https://fhir.example' }, /^FHIR_BASE_URL is set without SCHEDULING_BACKEND=fhir/],
  [{ FHIR_AUTHORIZATION: 'Basic x' }, /^A setting that begins with FHIR_ is set without the server/],
  [smart, /^A setting that begins with FHIR_ is set without the server/],
  [{ ...fhir, FHIR_SCOPE: 'system/Slot.read' }, /^FHIR_KEY_ID and FHIR_SCOPE belong to SMART/],
  [
    { ...fhir, ...smart, FHIR_CLIENT_ID: '' },
    /^SMART Backend Services is half set: set FHIR_TOKEN_URL, FHIR_CLIENT_ID/,
  ],
  [
    { ...fhir, ...smart, FHIR_AUTHORIZATION: 'Basic x' },
    /^FHIR_AUTHORIZATION and FHIR_TOKEN_URL are two ways/,
  ],
  [{ FORMS_HOST_KNOWS_KEYS: '1' }, /^FORMS_HOST_KNOWS_KEYS is set without the forms service/],
  [{ GATEWAYS: 'cms,,search' }, /^GATEWAYS must name some of cms, media, /],
  [{ REQUESTS_TO: 'us@clinic.example,,desk@clinic.example' }, /^REQUESTS_TO must be an email address, or/],
  [{ GATEWAYS_PORT: '4190' }, /^GATEWAYS_PORT is a port that browsers block: choose another one$/],
  [{ GATEWAYS_METRICS_PORT: '6667' }, /^GATEWAYS_METRICS_PORT is a port that browsers block: choose/],
  [{ GATEWAYS_METRICS_PORT: '4000' }, /^GATEWAYS_METRICS_PORT is the port of the gateways: give it/],
  [{ SEARCH_HOST: 'http://search.example:6000' }, /^SEARCH_HOST has a port that browsers block: give it/],
  [{ SEARCH_COUNT_DAYS: '30' }, /^SEARCH_COUNT_DAYS is not a setting: rename it to SEARCH_COUNTS_DAYS, or/],
  [{ SEARCH_EVENTS_DAYS: '30' }, /^SEARCH_EVENTS_DAYS is not a setting: rename it to SEARCH_COUNTS_DAYS, or/],
  [{ SMS_SENDER: 'x' }, /^SMS_SENDER is not a setting: find its name in \.env\.example, or remove it$/],
  [{ METRICS_HOST: '0.0.0.0' }, /^METRICS_HOST is not a setting: rename it to METRICS_ADDRESS, or/],
  [
    { GATEWAYS_METRICS_HOST: '::' },
    /^GATEWAYS_METRICS_HOST is not a setting: rename it to METRICS_ADDRESS, or/,
  ],
  [{ GATEWAY: 'cms' }, /^GATEWAY is not a setting: rename it to GATEWAYS, or/],
];
for (const [source, sentence] of refused) {
  test(`[O3] ${JSON.stringify(source)} is one sentence that names the variable and the mend`, () => {
    const problems = problemsOf(source);
    assert.equal(problems.length, 1, problems.join('; '));
    assert.match(problems[0] ?? '', sentence);
  });
}

test('[O3] vendors that are set whole are taken, and addresses that are signed stay as they are', () => {
  const read = readEnvironment({
    ...texts,
    ...smart,
    SCHEDULING_BACKEND: 'fhir',
    FHIR_BASE_URL: 'https://fhir.example/r4/',
    MAIL_URL: 'smtps://user:password@mail.example:465',
    MAIL_FROM: 'Our Clinic <visits@clinic.example>',
    REQUESTS_TO: 'desk@clinic.example, night@clinic.example',
    SMS_REPLIES_URL: 'https://site.example/replies/',
  });
  assert.ok(read.ok);
  assert.equal(read.value.SMS_REPLIES_URL, 'https://site.example/replies/');
  assert.equal(read.value.FHIR_BASE_URL, 'https://fhir.example/r4');
});

test('[O3] no sentence repeats a value, which may be a secret', () => {
  const names = ['SMS_TOKEN', 'FHIR_AUTHORIZATION', 'MAIL_URL', 'DATABASE_URL', 'SCHEDULING_AUTHORIZATION'];
  const said = problemsOf(Object.fromEntries(names.map((name) => [name, 'canary€canary'])));
  assert.ok(said.length >= names.length);
  assert.doesNotMatch(said.join(), /canary/);
});
