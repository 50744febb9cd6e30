import { once } from 'node:events';
import { createServer } from 'node:net';
import { fail } from './node24.mjs';

/** Ports that browsers refuse to open: https://fetch.spec.whatwg.org/#port-blocking */
const refusedByBrowsers = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/**
 * Ends the process with one sentence when a port of the two programs cannot be used.
 * @param {{ PORT: number, GATEWAYS_PORT: number }} environment
 */
export async function demandUsablePorts({ PORT, GATEWAYS_PORT }) {
  await demandUsable(PORT, 'PORT');
  await demandUsable(GATEWAYS_PORT, 'GATEWAYS_PORT');
}

/**
 * @param {number} port
 * @param {'PORT' | 'GATEWAYS_PORT'} variable - where the port comes from
 */
async function demandUsable(port, variable) {
  if (refusedByBrowsers.has(port))
    fail(`Port ${port} is blocked by browsers: set ${variable} to another one.`);
  const probe = createServer();
  probe.listen(port, variable === 'PORT' ? undefined : '127.0.0.1');
  const [error] = await Promise.race([once(probe, 'listening').then(() => []), once(probe, 'error')]);
  if (error?.code === 'EACCES')
    fail(`Port ${port} may not be opened by this user: set ${variable} to another one.`);
  if (error) fail(`Port ${port} is taken: end what listens there, or set ${variable} to another one.`);
  probe.close();
  await once(probe, 'close');
}
