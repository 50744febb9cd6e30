import { once } from 'node:events';
import { createServer as createHttpServer, request as send } from 'node:http';
import { connect, createServer } from 'node:net';

/** @typedef {import('./faults.mjs').Fault} Fault */
/**
 * @typedef {object} Faulty - a stand before a system, which passes everything on until it is given a fault
 * @property {number} port
 * @property {(fault: Fault) => Promise<void>} have
 * @property {() => Promise<void>} mend
 * @property {() => number} suffered - questions that met the fault since it was given
 * @property {() => Promise<void>} stop
 */

/** @param {import('node:net').Server} server @param {number} port @returns {Promise<number>} */
async function listen(server, port) {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
}

/** @typedef {{ fault: Fault | undefined, calls: number }} Now */

/**
 * What both stands have in common: the fault of now, and a port that nobody listens on while it is "refused".
 * @param {Now} now
 * @param {import('node:net').Server} server
 * @param {Set<import('node:net').Socket>} sockets - all that are open
 * @returns {Promise<Faulty>}
 */
async function stand(now, server, sockets) {
  const port = await listen(server, 0);
  const hangUp = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    port,
    have: async (fault) => {
      Object.assign(now, { fault, calls: 0 });
      if (!fault.misbehave) await hangUp();
    },
    mend: async () => {
      const wasGone = now.fault && !now.fault.misbehave;
      now.fault = undefined;
      if (wasGone) await listen(server, port);
    },
    suffered: () => now.calls,
    stop: () => (server.listening ? hangUp() : Promise.resolve()),
  };
}

/** @param {Now} now @returns {Fault['misbehave']} */
function faultOf(now) {
  if (!now.fault) return undefined;
  now.calls += 1;
  return now.fault.isPassing && now.calls > 1 ? undefined : now.fault.misbehave;
}

/**
 * Stands before a system that speaks HTTP. Each question meets the fault, also on a connection that was opened before.
 * @param {number} port - of the system, on this machine
 * @returns {Promise<Faulty>}
 */
export function faultyHttp(port) {
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  /** @type {Now} */
  const now = { fault: undefined, calls: 0 };
  const server = createHttpServer({ keepAlive: true }, (asked, response) => {
    const misbehave = faultOf(now);
    if (misbehave) {
      asked.resume();
      return misbehave(asked.socket, now.calls);
    }
    const { method, headers, url: path } = asked;
    const on = send({ host: '127.0.0.1', port, method, headers, path }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    on.on('error', () => response.destroy());
    asked.pipe(on);
  });
  server.on('connection', (socket) => track(sockets, socket));
  return stand(now, server, sockets);
}

/**
 * Stands before a system of another protocol. A fault is of the connection: those that are open stand still or end.
 * @param {number} port - of the system, on this machine
 * @returns {Promise<Faulty>}
 */
export function faultyTcp(port) {
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  /** @type {Now} */
  const now = { fault: undefined, calls: 0 };
  const server = createServer((socket) => {
    track(sockets, socket);
    const misbehave = faultOf(now);
    if (misbehave) return misbehave(socket, now.calls);
    const system = connect(port, '127.0.0.1');
    track(sockets, system);
    /** @param {import('node:net').Socket} from @param {import('node:net').Socket} to */
    const pass = (from, to) =>
      from.on('data', (chunk) => {
        const fault = faultOf(now);
        if (fault) fault(socket, now.calls);
        else to.write(chunk);
      });
    pass(socket, system);
    pass(system, socket);
    socket.once('close', () => system.destroy());
    system.once('close', () => socket.destroy());
  });
  return stand(now, server, sockets);
}

/** @param {Set<import('node:net').Socket>} sockets @param {import('node:net').Socket} socket */
function track(sockets, socket) {
  sockets.add(socket);
  socket.on('error', () => undefined);
  socket.once('close', () => sockets.delete(socket));
}
