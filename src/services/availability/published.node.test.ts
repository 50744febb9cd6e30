import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A scheduling gateway that publishes what a test says. */
let server: Server;
let answer: { readonly body: string; readonly headers?: Record<string, string> };
let read: (file: string) => Promise<unknown>;
beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', ...answer.headers }).end(answer.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  process.env.SCHEDULING_EXTENSIONS = 'true';
  process.env.SCHEDULING_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.PUBLIC_URL = 'https://www.calder.example';
  const { readAvailabilityFile } = await import('#services/availability/published');
  read = (file) => readAvailabilityFile(file, undefined);
});
afterAll(() => void server.close());

const manifest = (url: string) =>
  JSON.stringify({
    transactionTime: '2026-11-20T15:00:00.000Z',
    request: 'https://www.calder.example/api/availability/$bulk-publish',
    output: [{ type: 'Location', url, extension: { state: ['IL'] } }],
    error: [],
  });
const ours = 'https://www.calder.example/api/availability/locations.ndjson';
const record = (resourceType: string) => `${JSON.stringify({ resourceType, id: '1' })}\n`;
const unavailable = { ok: false, error: 'unavailable' };

test('[I21] a list and a file of the right shape go on as they came, with the types of their kind', async () => {
  answer = { body: manifest(ours), headers: { etag: 'W/"1"', 'cache-control': 'public, max-age=300' } };
  expect(await read('$bulk-publish')).toEqual({
    ok: true,
    value: {
      status: 200,
      text: answer.body,
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'public, max-age=300',
        ETag: 'W/"1"',
      },
    },
  });
  answer = {
    body: record('Slot') + record('Schedule'),
    headers: { 'cache-control': 'public, max-age=99999999' },
  };
  expect(await read('slots-2026-11-20-1.ndjson')).toEqual({
    ok: true,
    value: { status: 200, text: answer.body, headers: { 'Content-Type': 'application/fhir+ndjson' } },
  });
  answer = { body: '' };
  expect(await read('schedules.ndjson')).toMatchObject({ ok: true });
});

test.each([
  ['a page', '<h1>Bad gateway</h1>'],
  ['nothing', ''],
  ['an empty object', '{}'],
  ['an error', '{"error":"ECONNREFUSED 10.0.0.4:5432"}'],
  ['a list of files elsewhere', manifest('https://evil.example/locations.ndjson')],
  ['a list of files at an address as long', manifest(ours.replace('calder', 'caldor'))],
  ['a list of files by another path', manifest('https://www.calder.example/api/availability/../x.ndjson')],
])('[I21] [O8] %s is no list of files', async (_what, body) => {
  answer = { body };
  expect(await read('$bulk-publish')).toEqual(unavailable);
});

test.each([
  ['a page', '<h1>Bad gateway</h1>'],
  ['a file that was cut off', record('Slot') + record('Slot').slice(0, 20)],
  ['a patient', record('Slot') + record('Patient')],
  ['a visit', record('Appointment')],
  ['a list', '[]\n'],
])('[I21] [O8] %s is no file of open times', async (_what, body) => {
  answer = { body };
  expect(await read('slots-2026-11-20-1.ndjson')).toEqual(unavailable);
});
