import { gzipSync } from 'node:zlib';

/** @typedef {import('node:net').Socket} Socket */
/** @typedef {(socket: Socket, call: number) => void} Misbehave - what happens on a connection that asked something */
/**
 * @typedef {object} Fault
 * @property {string} name - for people
 * @property {boolean} isOfHttp - no system that speaks another protocol can have it
 * @property {boolean} isPassing - the next question is answered well
 * @property {Misbehave | undefined} misbehave - undefined: nobody listens
 */

const head = (/** @type {string} */ status, type = 'application/json', more = '') =>
  `HTTP/1.1 ${status}\r\nContent-Type: ${type}\r\nConnection: close\r\n${more}\r\n`;

/** @param {Socket} socket @param {Buffer} chunk @param {number} chunks */
function pour(socket, chunk, chunks) {
  if (chunks === 0) socket.end();
  else if (!socket.destroyed) socket.write(chunk, () => setImmediate(() => pour(socket, chunk, chunks - 1)));
}

/** @param {Socket} socket */
function drip(socket) {
  socket.write(head('200 OK'));
  const timer = setInterval(() => socket.write('1'), 200);
  socket.once('close', () => clearInterval(timer));
}

const megabyte = Buffer.alloc(1_048_576, '1');
/** @type {Buffer | undefined} */
let bomb;

/** @param {string} name @param {Misbehave} misbehave @returns {Fault} */
const ofHttp = (name, misbehave) => ({ name, isOfHttp: true, isPassing: false, misbehave });
/** @param {string} name @param {Misbehave | undefined} misbehave @returns {Fault} */
const ofAny = (name, misbehave) => ({ name, isOfHttp: false, isPassing: false, misbehave });

/**
 * The sixteen faults of the fault model, as they look on a connection. A system that speaks another protocol than HTTP
 * can have six of them, and its own way of cutting an answer short.
 * @type {readonly Fault[]}
 */
export const faults = [
  ofAny('slow: no answer', () => undefined),
  ofAny('a byte every 200 ms', drip),
  ofAny('connection reset', (socket) => socket.resetAndDestroy()),
  ofHttp('500 with HTML', (socket) => socket.end(`${head('500 No', 'text/html')}<h1>no</h1>`)),
  ofHttp('200 with HTML', (socket) => socket.end(`${head('200 OK', 'text/html')}<h1>log in</h1>`)),
  ofAny('cut answer', (socket) => socket.end(`${head('200 OK')}{"docs":[{"id":`)),
  ofHttp('body of 300 MB', (socket) => {
    socket.write(head('200 OK'));
    pour(socket, megabyte, 300);
  }),
  ofHttp('gzip bomb of 200 MB', (socket) => {
    bomb ??= gzipSync(Buffer.alloc(200_000_000, '1'));
    socket.write(head('200 OK', 'application/json', 'Content-Encoding: gzip\r\n'));
    socket.end(bomb);
  }),
  ofHttp('short of its length', (socket) =>
    socket.end(`${head('200 OK', 'application/json', 'Content-Length: 99\r\n')}{}`),
  ),
  ofHttp('"response": null', (socket) => socket.end(`${head('200 OK')}{"response":null}`)),
  ofAny('empty answer', (socket) => socket.end()),
  ofHttp('429', (socket) => socket.end(head('429 Slow', 'text/plain', 'Retry-After: 30\r\n'))),
  { ...ofAny('fails once', (socket) => socket.resetAndDestroy()), isPassing: true },
  ofHttp('redirect inside', (socket) =>
    socket.end(head('302 Found', 'text/plain', 'Location: http://169.254.169.254/\r\n')),
  ),
  ofHttp('header of 20 kB', (socket) =>
    socket.end(head('200 OK', 'application/json', `X-Long: ${'x'.repeat(20_000)}\r\n`)),
  ),
  ofAny('refused', undefined),
];
