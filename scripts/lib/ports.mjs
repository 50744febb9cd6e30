import { once } from 'node:events';
import { createServer } from 'node:net';
import { fail } from './node24.mjs';

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
  const probe = createServer();
  probe.listen(port, variable === 'PORT' ? undefined : '127.0.0.1');
  const [error] = await Promise.race([once(probe, 'listening').then(() => []), once(probe, 'error')]);
  if (error?.code === 'EACCES')
    fail(`Port ${port} may not be opened by this user: set ${variable} to another one.`);
  if (error) fail(`Port ${port} is taken: end what listens there, or set ${variable} to another one.`);
  probe.close();
  await once(probe, 'close');
}
