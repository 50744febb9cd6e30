import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import { sample } from '#routes/testing/sample-appointment-request';
import { listen } from '#routes/testing/world';
import { heicFile, pdfFile } from '../services/pictures/testing/samples';

/** One server for CMS, captcha and scheduling, answering as a test says; and the site's route in front of it. */
type Seen = {
  readonly path: string;
  readonly key: string | undefined;
  readonly body: Record<string, unknown>;
};
let outside: Server;
let site: Server;
let origin: string;
let seen: Seen[] = [];
let gateway: { readonly status: number; readonly body: string };
let item: Record<string, unknown> | null;
let route: NextApiHandler;
const logged: string[] = [];

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

beforeAll(async () => {
  outside = createServer((request, response) => {
    void textOf(request).then((text) => {
      const path = request.url ?? '';
      const answer = (status: number, body: string) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(body);
      if (path === '/graphql') return answer(200, JSON.stringify({ data: { item } }));
      if (path === '/captcha/siteverify') {
        const isFirst = !seen.some(({ path: other }) => other === path);
        seen.push({ path, key: undefined, body: {} });
        return answer(200, JSON.stringify({ success: isFirst && text.includes('good-token') }));
      }
      const key = request.headers['idempotency-key'];
      seen.push({ path, key: [key].flat()[0], body: JSON.parse(text) as Record<string, unknown> });
      return answer(gateway.status, gateway.body);
    });
  });
  const address = await listen(outside);
  process.env.GRAPH_QL_ENDPOINT = `${address}/graphql`;
  process.env.SCHEDULING_HOST = `${address}/scheduling`;
  process.env.SCHEDULING_EXTENSIONS = 'true';
  process.env.CAPTCHA_HOST = `${address}/captcha`;
  process.env.BOOKINGS_PER_TEN_MINUTES = '1000';
  ({ default: route } = await import('@/pages/api/scheduling/request'));
  site = createServer((request, response) => {
    const shim = Object.assign(response, {
      status(code: number) {
        response.statusCode = code;
        return shim;
      },
      json(body: unknown) {
        response.end(JSON.stringify(body));
      },
    });
    void route(request as NextApiRequest, shim as unknown as NextApiResponse);
  });
  origin = await listen(site);
  for (const level of ['log', 'warn', 'error'] as const)
    jest.spyOn(console, level).mockImplementation((...words) => void logged.push(words.join(' ')));
});
afterAll(() => {
  outside.close();
  site.close();
});
beforeEach(() => {
  seen = [];
  gateway = { status: 200, body: '{"Status":"200"}' };
  item = {
    template: { name: 'Request An Appointment Form' },
    captchaRequired: { value: '' },
    sendDataToEpic: null,
    distributionEmailAddress: { value: 'team@calder.example' },
  };
});

async function post(body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(origin, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'foyer', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}
const sent = () => seen.filter(({ path }) => path === '/scheduling/appointment-request');

test('[J6] a request reaches the gateway once, under its key, for the addressee that the author named', async () => {
  expect(await post(sample)).toEqual({ status: 200, text: '{"error":false}' });
  expect(sent()).toHaveLength(1);
  expect(sent()[0]?.key).toBe(sample.draftId);
  expect(sent()[0]?.body).toMatchObject({
    SourceApplication: 'AppointmentRequestWebForm',
    DistributionEmail: 'team@calder.example',
    Source_JSON_Object: { Patient_First_Name: 'Canary', Patient_Dob: '1985-04-27' },
  });
});

test.each([
  [{ jsonValue: { value: { href: 'tel:+17735550195', text: ' +1 773-555-0195' } } }, '+1 773-555-0195'],
  [{ jsonValue: { value: { href: '/call', text: 'Call our team' } } }, undefined],
  [null, undefined],
])('[J4] the form’s own number %j goes with the request as %s', async (phoneLink, phone) => {
  item = { ...item, phoneLink };
  await post(sample);
  expect(sent()[0]?.body.ContactPhone).toBe(phone);
});

test.each([
  ['{"Status":"200","Reference":"R-0A1B2C3D"}', '{"error":false,"reference":"R-0A1B2C3D"}'],
  ['{"Status":"200","Reference":"<b>"}', '{"error":false}'],
  ['{"Reference":7}', '{"error":false}'],
  ['', '{"error":false}'],
  ['Request received', '{"error":false}'],
])('[J4] of the gateway’s answer %s the sender is told %s', async (body, text) => {
  gateway = { status: 200, body };
  expect(await post(sample)).toEqual({ status: 200, text });
});

test.each([
  [{ value: '' }, 'RequestAppointmentByEmail'],
  [{ value: '0' }, 'RequestAppointmentByEmail'],
  [{ value: 'false' }, 'RequestAppointmentByEmail'],
  [{ value: false }, 'RequestAppointmentByEmail'],
  [{ value: '1' }, 'AppointmentSchedulingApp'],
  [{ value: 'true' }, 'AppointmentSchedulingApp'],
  [null, 'AppointmentSchedulingApp'],
])(
  '[J6] sendDataToEpic as the CMS spells it, %j: the request comes from %s',
  async (sendDataToEpic, source) => {
    item = { ...item, sendDataToEpic };
    await post({ ...sample, isFromScheduling: true });
    expect(sent()[0]?.body.SourceApplication).toBe(source);
  },
);

test.each([
  [{ ...sample, distributionEmail: 'me@elsewhere.example' }, []],
  [{ ...sample, values: { ...sample.values, DistributionEmail: 'x' } }, ['values']],
  [{ ...sample, draftId: 'x' }, ['draftId']],
  [{ ...sample, values: { ...sample.values, concerns: 7 } }, ['values.concerns']],
])('[K10] a body of another shape is refused by field name and never by value (%#)', async (body, fields) => {
  const answer = await post(body);
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.text)).toEqual({ error: 'invalidRequest', fields });
  expect(sent()).toHaveLength(0);
});

test('[K10] the rules of the form hold on the server too', async () => {
  const answer = await post({
    ...sample,
    values: { ...sample.values, email: 'canary', zip: '', concerns: 'x'.repeat(301) },
  });
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.text)).toEqual({
    error: 'invalidRequest',
    fields: ['email', 'zip', 'concerns'],
    problems: { email: 'email', zip: 'blank', concerns: 'tooLong' },
  });
  expect(answer.text).not.toContain('canary');
  expect(sent()).toHaveLength(0);
});

test('[K10] a filled trap is told of success, and nothing is sent', async () => {
  expect(await post({ ...sample, honeypot: 'https://spam.example' })).toEqual({
    status: 200,
    text: '{"error":false}',
  });
  expect(sent()).toHaveLength(0);
});

test.each([
  [{ 'content-type': 'text/plain' }, 415],
  [{ 'x-requested-with': 'other' }, 403],
  [{ origin: 'https://elsewhere.example' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
])('[K10] a foreign page is refused: %j', async (headers, status) => {
  expect((await post(sample, headers)).status).toBe(status);
  expect(sent()).toHaveLength(0);
});

test('[K10] a body above 48 kB is refused', async () => {
  expect((await post(`{"form":"${'x'.repeat(50_000)}"}`)).status).toBe(413);
});

test('[J6] an item that is no request form takes no requests', async () => {
  item = { template: { name: 'Rich Text' } };
  expect(await post(sample)).toEqual({ status: 400, text: '{"error":"unknownForm"}' });
  item = null;
  expect((await post({ ...sample, form: '{B2}' })).status).toBe(400);
  expect(sent()).toHaveLength(0);
});

test('[J3] [K7] a captcha is asked for where authored, checked once, and works once', async () => {
  item = { ...item, captchaRequired: { value: '1' } };
  expect(JSON.parse((await post(sample)).text)).toMatchObject({ problems: { captcha: 'blank' } });
  const solved = { ...sample, values: { ...sample.values, captcha: 'good-token' } };
  expect((await post(solved)).status).toBe(200);
  expect(seen.map(({ path }) => path)).toEqual(['/captcha/siteverify', '/scheduling/appointment-request']);
  expect(await post(solved)).toEqual({ status: 400, text: '{"error":"captcha","fields":["captcha"]}' });
  expect(sent()).toHaveLength(1);
});

test.each([
  [200, '{}', { error: false }],
  [400, '{"Message":"No <b>such</b> thing"}', { error: true, message: 'No such thing' }],
  [500, 'Server Error\nThe line is busy\nat stack', { error: true, message: 'The line is busy' }],
  [500, '<html>', { error: true, message: '' }],
  [503, '{"Message":"later"}', { error: true, message: '' }],
  [200, '{"Stat', { error: true, message: '' }],
  [200, '<!doctype html><title>Sign in</title>', { error: true, message: '' }],
])('[J4] the gateway answers %d %p', async (status, body, expected) => {
  gateway = { status, body };
  const answer = await post(sample);
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.text)).toEqual(expected);
  expect(sent()).toHaveLength(1);
});

/** Sends a request with files, as the browser does with scripts. */
async function postFiles(
  files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>,
  request: unknown = sample,
) {
  const body = new FormData();
  body.append('json', JSON.stringify(request));
  for (const [name, bytes] of Object.entries(files)) body.append(name, new Blob([bytes]), name);
  const headers = { 'x-requested-with': 'foyer' };
  const response = await fetch(origin, { method: 'POST', headers, body });
  return { status: response.status, text: await response.text() };
}

test('[J9] pictures of the insurance card go along, drawn anew; a request without any names none', async () => {
  const answer = await postFiles({ cardFront: heicFile(), cardBack: pdfFile(), other: heicFile() });
  expect(answer).toEqual({ status: 200, text: '{"error":false}' });
  const attached = sent()[0]?.body.Attachments as readonly Record<string, string>[];
  expect(attached.map(({ Name, ContentType }) => [Name, ContentType])).toEqual([
    ['InsuranceCardFront', 'image/jpeg'],
    ['InsuranceCardBack', 'image/jpeg'],
  ]);
  for (const { Content = '' } of attached) {
    const bytes = Buffer.from(Content, 'base64');
    expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(bytes.includes('Canaryphone')).toBe(false);
  }
  await post(sample);
  expect(sent()[1]?.body).not.toHaveProperty('Attachments');
});

test('[J9] a saved form is used up by the request that is taken in, and by no other', async () => {
  const saved = { ...sample, savedDraft: '3f0c9a1e-6f0e-4d0c-9d8e-0d7c5d0a9f22' };
  const discarded = () => seen.filter(({ path }) => path === '/scheduling/request-drafts/discard');
  await post({ ...saved, values: { ...sample.values, zip: '' } });
  gateway = { status: 500, body: 'Server Error' };
  await post(saved);
  expect(discarded()).toHaveLength(0);
  gateway = { status: 200, body: '{"Status":"200","Discarded":true}' };
  expect(await post(saved)).toEqual({ status: 200, text: '{"error":false}' });
  expect(discarded().map(({ body }) => body)).toEqual([{ DraftID: saved.savedDraft }]);
  expect(sent().at(-1)?.body).not.toHaveProperty('savedDraft');
});

test.each([
  ['no picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'fileType'],
  ['above 10 MB', Buffer.concat([heicFile(), Buffer.alloc(10 * 1024 * 1024)]), 'fileSize'],
  ['broken', heicFile().subarray(0, 300), 'fileBroken'],
])('[J9] [K10] a file that is %s is refused by its field, and nothing is sent', async (_, file, problem) => {
  const answer = await postFiles({ cardBack: Buffer.from(file) });
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.text)).toEqual({
    error: 'invalidRequest',
    fields: ['cardBack'],
    problems: { cardBack: problem },
  });
  expect(sent()).toHaveLength(0);
});

test('[J9] [K10] files above all measure are refused, and so are forms that are none', async () => {
  expect((await postFiles({ cardFront: Buffer.alloc(21.5 * 1024 * 1024) })).status).toBe(413);
  expect((await postFiles({}, 'x'.repeat(50_000))).status).toBe(400);
  expect((await post('nothing', { 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(400);
  expect(sent()).toHaveLength(0);
});

test('[J9] the short form takes no files, whoever sends them', async () => {
  const short = { ...sample, kind: 'short', values: { ...sample.values, specialty: 'Cardiology' } };
  expect((await postFiles({ cardFront: heicFile() }, short)).status).toBe(200);
  expect(sent()[0]?.body).not.toHaveProperty('Attachments');
});

test('[K10] no line of the log holds what a visitor wrote', () => {
  expect(logged.join('\n')).not.toMatch(/canary/i);
});
