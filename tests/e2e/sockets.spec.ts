import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { freePort, startServers, type Servers } from '../../scripts/lib/servers.mjs';

// One group, which starts its servers once: in parallel each browser would start some of its own.
test.describe.configure({ mode: 'default' });
let servers: Servers;
let folder: string;
const sockets: Socket[] = [];
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-sockets-'));
  servers = await startServers({
    port: await freePort(),
    gatewaysPort: await freePort(),
    environment: { BOOKINGS_PER_TEN_MINUTES: '1000' },
    logFile: join(folder, 'log'),
  });
});
test.afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
test.afterAll(async () => {
  await servers.stop();
  rmSync(folder, { recursive: true, force: true });
});

const port = () => Number(new URL(servers.site).port);

/** Opens a connection, sends a text, and waits until it is on its way. */
function open(text: string): Promise<Socket> {
  return new Promise((sent, failed) => {
    const socket = connect(port(), '127.0.0.1', () => socket.write(text, () => sent(socket)));
    socket.on('error', failed);
    sockets.push(socket);
  });
}

/** What a connection receives until it has an end of a header. */
async function headOf(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    text += chunk.toString('latin1');
    if (text.includes('\r\n\r\n')) break;
  }
  return text.split('\r\n\r\n')[0] ?? '';
}

const lines = (...head: readonly string[]) => `${head.join('\r\n')}\r\n\r\n`;

/** The beginning of a form with files that does not come to its end. */
const slowForm = (path: string) =>
  `${lines(
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Sec-Fetch-Site: same-origin',
    'X-Requested-With: foyer',
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 9000000',
  )}--x\r\nContent-Disposition: form-data; name="front"; filename="a.jpg"\r\n\r\n\u0000`;

test('[K10] [O8] four hundred senders who send nothing keep nobody from sending a form or a booking', async ({
  request,
}) => {
  test.setTimeout(120_000);
  await Promise.all(
    Array.from({ length: 400 }, (_one, number) =>
      open(slowForm(number % 2 ? '/request-an-appointment' : '/api/scheduling/request')),
    ),
  );
  const own = { 'sec-fetch-site': 'same-origin' };
  const html = await (await request.get(`${servers.site}/request-an-appointment`)).text();
  // The footer has a form of its own.
  const hidden = html
    .slice(0, html.indexOf('<footer'))
    .matchAll(/<input type="hidden" name="(\w+)"[^>]* value="([^"]*)"/g);
  const fields = Object.fromEntries([...hidden].map(([, name, value]) => [name, value]));
  for (let again = 0; again < 3; again += 1) {
    const posted = await request.post(`${servers.site}/request-an-appointment`, {
      headers: own,
      multipart: { ...fields, firstName: 'Quinella' },
    });
    expect(posted.status()).toBe(200);
    expect(await posted.text()).toContain('Quinella');
    const asked = await request.post(`${servers.site}/api/scheduling/request`, {
      headers: { ...own, 'x-requested-with': 'foyer' },
      multipart: { request: '{}' },
    });
    expect(asked.status()).toBe(400);
  }
  expect((await request.get(`${servers.site}/`)).status()).toBe(200);
});

test('[A9] the twins of the pages cannot be reached as data, however they are spelt', async ({ request }) => {
  const html = await (await request.get(`${servers.site}/privacy`)).text();
  const build = /\/_next\/static\/([\w-]{10,})\/_buildManifest\.js/.exec(html)?.[1];
  expect(build).toBeDefined();
  for (const name of [
    'posted/x',
    'posted',
    'live/find-a-physician',
    'problem',
    'x/../posted/x',
    '%70osted/x',
    'POSTED/x',
  ])
    for (const query of ['', '?query=x']) {
      const socket = await open(
        lines(
          `GET /_next/data/${build}/${name}.json${query} HTTP/1.1`,
          'Host: localhost',
          'Connection: close',
        ),
      );
      expect([name, (await headOf(socket)).split('\r\n')[0]]).toEqual([name, 'HTTP/1.1 404 Not Found']);
    }
});

test('[O8] a client that offers HTTP/2 or a WebSocket gets its answer in HTTP/1.1', async ({ request }) => {
  // The framework begins to listen for upgrades with its first request.
  await expect.poll(async () => (await request.get(`${servers.site}/privacy`)).status()).toBe(200);
  const offers = [
    ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'],
    [
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    ],
  ];
  for (const offer of offers)
    for (const path of ['/privacy', '/api/healthz', '/find-a-physician?query=heart']) {
      const socket = await open(lines(`GET ${path} HTTP/1.1`, 'Host: localhost', ...offer));
      expect([path, (await headOf(socket)).split('\r\n')[0]]).toEqual([path, 'HTTP/1.1 200 OK']);
    }
});

const run = promisify(execFile);
const has = (command: string) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
/** Requests to the site and to each of the gateways, with and without a body. */
const asked = (): readonly (readonly [method: string, address: string, body: string, status: number])[] => [
  ['GET', `${servers.site}/privacy`, '', 200],
  ['GET', `${servers.site}/find-a-physician?query=heart`, '', 200],
  ['GET', `${servers.site}/api/livez`, '', 200],
  ['POST', `${servers.site}/api/scheduling/insurance`, '{}', 403],
  ['GET', `${servers.gateways}/healthz`, '', 200],
  ['GET', `${servers.gateways}/-/media/x`, '', 404],
  ['GET', `${servers.gateways}/search/emselect?q=heart`, '', 401],
  ['POST', `${servers.gateways}/scheduling/v1/schedule-appointment`, '{}', 401],
];

test('[O8] Java’s own client, which offers HTTP/2 with every request, is answered by site and gateways', async () => {
  test.skip(!has('java'), 'this machine has no Java');
  const program = 'tests/support/OfferHttp2.java';
  const given = asked().flatMap(([method, address, body]) => [method, address, body]);
  const { stdout } = await run('java', ['-Xshare:auto', '-XX:TieredStopAtLevel=1', program, ...given]);
  expect(stdout.trim().split('\n')).toEqual(asked().map(([, , , status]) => `${status} HTTP_1_1 true`));
});

test('[O8] curl --http2 is answered by site and gateways', async () => {
  test.skip(!has('curl'), 'this machine has no curl');
  for (const [method, address, body, status] of asked()) {
    const sent = body === '' ? [] : ['--data', body, '--header', 'content-type: application/json'];
    const quiet = ['--silent', '--show-error', '--max-time', '20', '--output', '/dev/null'];
    const said = ['--write-out', '%{http_code} %{http_version}'];
    const { stdout } = await run('curl', [
      '--http2',
      ...quiet,
      ...said,
      '--request',
      method,
      ...sent,
      address,
    ]);
    expect([address, stdout]).toEqual([address, `${status} 1.1`]);
  }
});

test('[O8] media and data carry the headers of their kind under each of their addresses', async ({
  request,
}) => {
  const html = await (await request.get(`${servers.site}/`)).text();
  const build = /\/_next\/static\/([\w-]{10,})\/_buildManifest\.js/.exec(html)?.[1];
  const picture = /(\/-\/media\/[^"?\s]+)/.exec(html)?.[1] ?? '';
  const headers = async (path: string) => {
    const {
      date: _date,
      'content-length': _length,
      etag: _etag,
      ...rest
    } = (await request.get(servers.site + path)).headers();
    // A page's policy knows the styles that stand in it.
    const policy = rest['content-security-policy']?.replace(/(style-src 'self') 'sha256-[^']+'/, '$1');
    const answer: Record<string, string | undefined> = { ...rest, 'content-security-policy': policy };
    return answer;
  };
  expect(await headers(picture.replace('/-/', '/api/'))).toEqual(await headers(picture));
  const { 'content-type': _type, vary: _vary, ...ofPage } = await headers('/privacy');
  expect(await headers(`/_next/data/${build}/privacy.json`)).toMatchObject(ofPage);
  for (const path of [
    '/request-an-appointment',
    '/es-mx/request-an-appointment',
    '/book-online',
    '/appointments/manage',
  ])
    expect([path, (await headers(path))['cache-control']]).toEqual([path, 'no-store']);
  expect((await headers(`/_next/data/${build}/request-an-appointment.json`))['cache-control']).toBe(
    'no-store',
  );
});

test('[I14] a proxy in front that the site was not told about is noticed, once', async ({ request }) => {
  for (const visitor of ['203.0.113.7', '203.0.113.8'])
    await request.get(`${servers.site}/privacy`, { headers: { 'x-forwarded-for': visitor } });
  const said = readFileSync(join(folder, 'log'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('proxy-not-trusted'));
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('Set TRUST_PROXY to the number of proxies in front.');
  expect(said[0]).not.toContain('203.0.113');
});
