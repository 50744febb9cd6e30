import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { hearLog } from '@/lib/testing/heard-log';
import { createGateway, type Gateway } from './client';

const deadlineMs = 3000;
const head = (status: string, type = 'application/json', more = '') =>
  `HTTP/1.1 ${status}\r\nContent-Type: ${type}\r\nConnection: close\r\n${more}\r\n`;
const whole = `${head('200 OK')}{"well":true}`;

/** Writes for as long as the other side reads. */
function pour(socket: Socket, chunk: Buffer): void {
  const more = () => {
    if (!socket.destroyed) socket.write(chunk, () => setImmediate(more));
  };
  more();
}

function drip(socket: Socket): void {
  socket.write(head('200 OK'));
  const timer = setInterval(() => socket.write('1'), 50);
  socket.on('close', () => clearInterval(timer));
}

type Fault = (socket: Socket, call: number) => void;

/** What goes wrong, how it goes wrong, and what the caller is told: a failure or a status. */
const faults: readonly (readonly [string, Fault, string | number])[] = [
  ['never answers', () => undefined, 'timeout'],
  ['sends a byte at a time', drip, 'timeout'],
  ['resets the connection', (socket) => socket.resetAndDestroy(), 'unreachable'],
  ['is a 500 of HTML', (socket) => socket.end(`${head('500 No', 'text/html')}<h1>no`), 500],
  ['is a 200 of HTML', (socket) => socket.end(`${head('200 OK', 'text/html')}<h1>log in`), 'badBody'],
  ['is cut JSON', (socket) => socket.end(`${head('200 OK')}{"docs":[{"id":`), 'badBody'],
  [
    'never ends',
    (socket) => {
      socket.write(head('200 OK'));
      pour(socket, Buffer.alloc(65_536, '1'));
    },
    'tooLarge',
  ],
  [
    'unpacks to very much',
    (socket) => {
      socket.write(head('200 OK', 'application/json', 'Content-Encoding: gzip\r\n'));
      socket.end(gzipSync(Buffer.alloc(20_000_000, '1')));
    },
    'badBody',
  ],
  [
    'ends before its length',
    (socket) => socket.end(`${head('200 OK', 'a/b', 'Content-Length: 99\r\n')}{}`),
    'unreachable',
  ],
  [
    'announces too much',
    (socket) => socket.write(head('200 OK', 'a/b', 'Content-Length: 99999999\r\n')),
    'tooLarge',
  ],
  ['is empty', (socket) => socket.end(head('200 OK')), 'badBody'],
  ['is 429', (socket) => socket.end(head('429 Slow')), 429],
  ['fails once', (socket, call) => (call === 1 ? socket.resetAndDestroy() : socket.end(whole)), 200],
  [
    'leads elsewhere',
    (socket) => socket.end(head('302 Found', 'a/b', 'Location: http://169.254.169.254/\r\n')),
    302,
  ],
  [
    'has a header of 40 kB',
    (socket) => socket.end(head('200 OK', 'a/b', `X: ${'x'.repeat(40_000)}\r\n`)),
    'unreachable',
  ],
  ['speaks no HTTP', (socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n'), 'unreachable'],
];

const servers: Server[] = [];
const sockets = new Set<Socket>();
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers) server.close();
});

/** A system with a fault until it is mended. */
async function broken(fault: Fault): Promise<{ readonly gateway: Gateway; readonly mend: () => void }> {
  let isMended = false;
  let calls = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => {
      calls += 1;
      if (isMended) socket.end(whole);
      else fault(socket, calls);
    });
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    gateway: createGateway({ name: 'faults', baseUrl, deadlineMs }),
    mend: () => {
      isMended = true;
    },
  };
}

const read = async (gateway: Gateway) => {
  const reply = await gateway.request({ method: 'GET', path: '/' });
  return reply.ok ? reply.value.status : reply.error;
};

test('[O8] the process outlives each fault of an outside system, says which, and recovers', async () => {
  const log = hearLog();
  const before = process.memoryUsage().rss;
  const worlds = await Promise.all(faults.map(async ([name, fault]) => ({ name, ...(await broken(fault)) })));
  const found = await Promise.all(worlds.map(async ({ name, gateway }) => [name, await read(gateway)]));
  expect(found).toEqual(faults.map(([name, , told]) => [name, told]));
  for (const { mend } of worlds) mend();
  const after = await Promise.all(worlds.map(async ({ name, gateway }) => [name, await read(gateway)]));
  expect(after).toEqual(faults.map(([name]) => [name, 200]));
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
  log.stop();
  expect(log.text()).not.toMatch(/log in|169\.254|OpenSSH/);
});

test('[O8] a system that nobody runs is not connected, and there when somebody does', async () => {
  const log = hearLog();
  const { gateway } = await broken((socket) => socket.end(whole));
  const server = servers.at(-1);
  if (!server) throw new Error('no server');
  const { port } = server.address() as AddressInfo;
  server.close();
  expect(await read(gateway)).toBe('notConnected');
  const again = createServer((socket) => socket.once('data', () => socket.end(whole)));
  servers.push(again.listen(port, '127.0.0.1'));
  await once(again, 'listening');
  expect(await read(gateway)).toBe(200);
  log.stop();
});
