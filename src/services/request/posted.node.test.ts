import { createServer, IncomingMessage, ServerResponse, type Server } from 'node:http';
import { Socket, type AddressInfo } from 'node:net';
import { heicFile } from '../pictures/testing/samples';
import type { formAllowance } from '#routes/limits/form-allowance';
import type { takePostedRequest } from '#services/request/posted';

/** One server for CMS and scheduling, answering as a test says. */
let outside: Server;
let gatewayStatus = 200;
let cmsStatus = 200;
let isCaptchaRequired = false;
let keys: string[] = [];
let bodies: string[] = [];
let take: typeof takePostedRequest;
let allowanceFor: typeof formAllowance;

const now = Date.parse('2026-11-20T18:00:00Z');
const form = { form: '{A1}', kind: 'long', language: 'en', honeypot: '' } as const;
const whole = {
  form: 'uid-of-the-block',
  firstName: 'Canary',
  lastName: 'Patient',
  birthDate: '4/27/1985',
  gender: 'Female',
  race: 'Prefer not to answer',
  phoneType: 'Mobile',
  phoneNumber: '(312) 555 0142',
  email: 'canary@example.org',
  address1: '1 Example Street',
  city: 'Chicago',
  state: 'IL',
  zip: '60637',
  concerns: 'A cough\r\nat night',
};
const answer = () => new ServerResponse(new IncomingMessage(new Socket()));
const posted = (more: Readonly<Record<string, string>> = {}, address = 'home', response = answer()) => ({
  fields: new URLSearchParams({ ...whole, ...more }),
  files: new Map<string, Uint8Array>(),
  allowance: allowanceFor(() => ({ address, visitor: undefined }), response),
});

beforeAll(async () => {
  outside = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const isCms = request.url === '/graphql';
      if (!isCms) {
        keys.push([request.headers['idempotency-key']].flat()[0] ?? '');
        bodies.push(Buffer.concat(chunks).toString());
      }
      const item = {
        template: { name: 'Request An Appointment Form' },
        captchaRequired: { value: isCaptchaRequired ? '1' : '' },
      };
      response
        .writeHead(isCms ? cmsStatus : gatewayStatus, { 'content-type': 'application/json' })
        .end(JSON.stringify(isCms ? { data: { item } } : {}));
    });
  });
  await new Promise<void>((listening) => outside.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  process.env.GRAPH_QL_ENDPOINT = `${address}/graphql`;
  process.env.SCHEDULING_HOST = address;
  process.env.SCHEDULING_EXTENSIONS = 'true';
  process.env.BOOKINGS_PER_TEN_MINUTES = '3';
  ({ takePostedRequest: take } = await import('#services/request/posted'));
  ({ formAllowance: allowanceFor } = await import('#routes/limits/form-allowance'));
});
afterAll(() => void outside.close());
beforeEach(() => {
  [keys, bodies, gatewayStatus, cmsStatus, isCaptchaRequired] = [[], [], 200, 200, false];
});

test('[K10] a form without scripts is taken in, written one way', async () => {
  expect(await take(posted(), form, now)).toEqual({ outcome: 'success' });
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({
    Source_JSON_Object: { Patient_Dob: '1985-04-27', PhoneNumber: '312-555-0142' },
  });
});

test('[K10] the same content of one day has one key, other content another', async () => {
  await take(posted({}, 'a'), form, now);
  await take(posted({}, 'b'), form, now + 60_000);
  await take(posted({ concerns: 'Something else' }, 'c'), form, now);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('[K10] what is wrong comes back with everything that was typed', async () => {
  const outcome = await take(posted({ email: 'canary@', zip: '' }, 'd'), form, now);
  expect(outcome).toMatchObject({
    outcome: 'refused',
    problems: { email: 'email', zip: 'blank' },
    values: { firstName: 'Canary', email: 'canary@', concerns: 'A cough\nat night' },
  });
  expect(keys).toHaveLength(0);
});

test('[K10] three hundred characters are three hundred, however the browser ends its lines', async () => {
  const text = `${'x'.repeat(149)}\r\n${'y'.repeat(150)}`;
  expect(await take(posted({ concerns: text }, 'e'), form, now)).toEqual({ outcome: 'success' });
});

test('[J3] [K10] a gateway that fails is an error, with everything kept', async () => {
  gatewayStatus = 500;
  expect(await take(posted({}, 'f'), form, now)).toMatchObject({
    outcome: 'error',
    values: { lastName: 'Patient' },
  });
});

test('[K10] a filled trap is thanked, and nothing is sent', async () => {
  expect(await take(posted({}, 'g'), { ...form, honeypot: 'x' }, now)).toEqual({ outcome: 'success' });
  expect(keys).toHaveLength(0);
});

test('[J3] a captcha cannot be got around by doing without scripts', async () => {
  isCaptchaRequired = true;
  expect(await take(posted({ captcha: 'made up' }, 'h'), form, now)).toMatchObject({
    outcome: 'refused',
    problems: { captcha: 'blank' },
  });
  expect(keys).toHaveLength(0);
});

test('[J9] pictures of the card go along; with others it is another request', async () => {
  const files = new Map<string, Uint8Array>([['cardFront', heicFile()]]);
  await take({ ...posted({}, 'i'), files }, form, now);
  await take(posted({}, 'i'), form, now);
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ Attachments: [{ Name: 'InsuranceCardFront' }] });
  expect(keys[0]).not.toBe(keys[1]);
});

test('[J9] a file that cannot be taken comes back as a problem, and the page says that files are to be chosen again', async () => {
  const files = new Map<string, Uint8Array>([['cardFront', Buffer.from('GIF89a')]]);
  expect(await take({ ...posted({}, 'j'), files }, form, now)).toMatchObject({
    outcome: 'refused',
    problems: { cardFront: 'fileType' },
    values: { firstName: 'Canary' },
    hasLostFiles: true,
  });
  expect(keys).toHaveLength(0);
});

test('[J9] [K10] files that cannot be drawn are counted as tries', async () => {
  const files = new Map<string, Uint8Array>([['cardFront', heicFile().subarray(0, 300)]]);
  const outcomes: string[] = [];
  for (let count = 0; count < 4; count += 1)
    outcomes.push((await take({ ...posted({}, 'k'), files }, form, now)).outcome);
  expect(outcomes).toEqual(['refused', 'refused', 'refused', 'tooMany']);
});

test('[K10] the fourth of three from one address is told to wait, and keeps what was typed', async () => {
  for (const concerns of ['One', 'Two', 'Three'])
    expect(await take(posted({ concerns }, 'z'), form, now)).toEqual({ outcome: 'success' });
  const response = answer();
  expect(await take(posted({ concerns: 'Four' }, 'z', response), form, now)).toMatchObject({
    outcome: 'tooMany',
    values: { concerns: 'Four' },
  });
  expect([response.statusCode, Number(response.getHeader('retry-after')) > 0]).toEqual([429, true]);
  expect(keys).toHaveLength(3);
});

test('[K10] tries that reached nobody are not counted', async () => {
  cmsStatus = 503;
  for (const concerns of ['One', 'Two', 'Three', 'Four'])
    expect(await take(posted({ concerns }, 'l'), { ...form, form: '{NEVER-SEEN}' }, now)).toMatchObject({
      outcome: 'error',
    });
  expect(keys).toHaveLength(0);
});
