import { once } from 'node:events';
import { createServer, request as send } from 'node:http';

/**
 * A stand before a system, which lets its answers be late, refused or of another time.
 * @param {string} address - of the system
 * @param {object} fault
 * @param {number} [fault.delayMs]
 * @param {number} [fault.status] - of every answer
 * @param {string} [fault.body] - of every answer
 * @param {number} [fault.clockMs] - how far the time that it says is off
 */
export async function standBefore(address, { delayMs = 0, status, body, clockMs = 0 }) {
  const server = createServer((asked, response) => {
    response.setHeader('date', new Date(Date.now() + clockMs).toUTCString());
    if (status !== undefined || body !== undefined) {
      asked.resume();
      return void response.writeHead(status ?? 200, { 'content-type': 'application/json' }).end(body ?? '{}');
    }
    const { method, headers, url = '' } = asked;
    setTimeout(() => {
      const on = send(new URL(url, address), { method, headers }, (answer) => {
        const { date: _date, ...others } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, others);
        answer.pipe(response);
      });
      on.on('error', () => response.destroy());
      asked.pipe(on);
    }, delayMs);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
