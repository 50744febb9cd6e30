import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import { hearLog } from '@/lib/testing/heard-log';

/** CMS, captcha service and forms gateway in one server that says what a test says, and the route in front of it. */
let outside: Server;
let site: Server;
let origin = '';
let posting: { readonly status: number; readonly body: object };
let item: object | null;
let isSolved = true;
const posted: string[] = [];

const form = {
  elements: [
    {
      type: 'FormField',
      id: '77',
      name: 'Shoe size',
      htmlName: 'size',
      displayType: 'text',
      dataType: 'numeric',
      validations: [{ isEnabled: 'true', condition: { type: 'IsRequiredCondition' } }],
    },
    { type: 'FormField', id: '78', name: 'Note', htmlName: 'note', displayType: 'textArea', validations: [] },
  ],
};

async function listen(server: Server): Promise<string> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  outside = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const send = (status: number, body: object) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      const path = request.url ?? '';
      if (path === '/graphql') return send(200, { data: { item } });
      if (path === '/captcha/siteverify') return send(200, { success: isSolved });
      if (path.startsWith('/forms/getEloquaFormById/')) return send(200, form);
      posted.push(`${request.method} ${path} ${Buffer.concat(chunks).toString()}`);
      return send(posting.status, posting.body);
    });
  });
  const address = await listen(outside);
  process.env.GRAPH_QL_ENDPOINT = `${address}/graphql`;
  process.env.FORMS_GATEWAY_HOST = `${address}/forms`;
  process.env.CAPTCHA_HOST = `${address}/captcha`;
  process.env.BOOKINGS_PER_TEN_MINUTES = '100';
  const submit = (await import('@/pages/api/forms/submit')).default as NextApiHandler;
  site = createServer((request, response) => {
    const shim = Object.assign(response, {
      status(code: number) {
        response.statusCode = code;
        return shim;
      },
      json: (body: unknown) => void response.end(JSON.stringify(body)),
    });
    void submit(request as NextApiRequest, shim as unknown as NextApiResponse);
  });
  origin = await listen(site);
});
afterAll(() => {
  outside.close();
  site.close();
});
beforeEach(() => {
  posted.length = 0;
  posting = { status: 201, body: {} };
  item = { formID: { value: '4242' }, captchaRequired: { value: '' } };
  isSolved = true;
});

const whole = {
  item: '{SHOES}',
  language: 'en',
  draftId: 'c0de6a1e-6f0e-4d0c-9d8e-0d7c5d0a9f42',
  honeypot: '',
  captcha: '',
  values: { 77: '43', 78: 'canary' },
};
async function send(
  body: unknown = whole,
  { headers = {}, method = 'POST' }: { headers?: Readonly<Record<string, string>>; method?: string } = {},
) {
  const response = await fetch(origin, {
    method,
    headers: { 'content-type': 'application/json', 'x-requested-with': 'foyer', ...headers },
    ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: JSON.parse(text || 'null') as unknown,
    cache: response.headers.get('cache-control'),
  };
}

test('[K6] [K9] a form goes in by HTTP and reaches the gateway as pairs of id and value', async () => {
  expect(await send()).toEqual({ status: 200, body: { error: false }, cache: 'no-store' });
  expect(posted).toHaveLength(1);
  expect(posted[0]).toMatch(/^POST \/forms\/createEloquaFormById\/4242 /);
  expect(JSON.parse(posted[0]?.split(' ').slice(2).join(' ') ?? '')).toMatchObject({
    type: 'FormData',
    fieldValues: [
      { id: '77', value: '43' },
      { id: '78', value: 'canary' },
    ],
  });
});

test('[K6] [K9] 400 of the gateway is its validation errors; any other status is an error without a word of it', async () => {
  posting = { status: 400, body: [{ requirement: { type: 'NumericRequirement' }, property: '77' }] };
  expect((await send()).body).toMatchObject({ error: true });
  posting = { status: 409, body: { secret: 'of the gateway' } };
  const other = await send();
  expect(other.status).toBeGreaterThanOrEqual(500);
  expect(JSON.stringify(other.body)).not.toContain('secret');
});

test('[K6] what is missing is said by the name of its field, and nothing is sent on', async () => {
  const missing = await send({ ...whole, values: { 78: 'canary' } });
  expect(missing.status).toBe(400);
  expect(missing.body).toMatchObject({ error: 'invalidRequest', problems: expect.any(Object) });
  expect(JSON.stringify(missing.body)).not.toContain('canary');
  expect(posted).toEqual([]);
});

test('[K7] a captcha that the author wants is enforced whatever the browser says', async () => {
  item = { formID: { value: '4242' }, captchaRequired: { value: '1' } };
  isSolved = false;
  expect((await send({ ...whole, captcha: 'made-up' })).body).toMatchObject({ error: 'captcha' });
  expect(posted).toEqual([]);
});

test('[K10] another site, another method, broken and endless bodies are refused; the log holds none of them', async () => {
  const log = hearLog();
  const refused = [
    await send(whole, { headers: { 'x-requested-with': '' } }),
    await send(undefined, { method: 'GET' }),
    await send('{"item": canary'),
    await send({ ...whole, more: 'canary' }),
    await send({ ...whole, values: { 78: 'canary'.repeat(40_000) } }),
  ];
  log.stop();
  expect(refused.map(({ status }) => status)).toEqual([403, 405, 400, 400, 413]);
  expect(posted).toEqual([]);
  expect(log.text()).not.toContain('canary');
});

test('[K10] a filled trap is answered as a success, and nothing is sent on', async () => {
  expect((await send({ ...whole, honeypot: 'https://spam.example' })).body).toEqual({ error: false });
  expect(posted).toEqual([]);
});

test.each([
  [
    'what the service refused counts against its sender',
    [{ requirement: { type: 'NumericRequirement' } }],
    400,
    0,
  ],
  ['so does what it refused without a word', [], 400, 0],
  ['an outage does not', {}, 503, 1],
])('[K9] [K10] %s', async (_what, body, status, timesGivenBack) => {
  const { sharedLimit } = await import('#routes/limits/shared-limits');
  const giveBack = jest.spyOn(sharedLimit('requests'), 'giveBack');
  posting = { status, body };
  expect((await send()).status).not.toBe(429);
  expect(giveBack).toHaveBeenCalledTimes(timesGivenBack);
  giveBack.mockRestore();
});
