import { failing, good } from './finding.mjs';
import { faultOfReaching } from './reach.mjs';

/** @typedef {import('./finding.mjs').Fault} Fault */

/** The site gives up on most calls after three seconds; the doctor waits longer to see how slow a system is. */
const patienceMs = 10_000;
const slowMs = 3000;

/**
 * Asks a system over HTTP as the site does, and stops at the first cause: host, TLS, token, core, fields, time.
 * @param {{
 *   system: string,
 *   setting: string,
 *   tokenSetting: string,
 *   address: string,
 *   headers?: Record<string, string>,
 *   method?: string,
 *   body?: string,
 *   known?: readonly number[],
 *   read: (body: any, status: number) => Fault | string,
 * }} options - `setting` and `tokenSetting` are named in advice; `known`: statuses besides 200 that `read` understands;
 *   `read` says what is wrong with an answer, or what is good about it
 * @returns {Promise<import('./finding.mjs').Finding>}
 */
export async function askSystem(options) {
  const { system, setting, address } = options;
  const { hostname, port, protocol, host } = new URL(address);
  const isTls = protocol === 'https:';
  const fault = await faultOfReaching({ hostname, port: Number(port) || (isTls ? 443 : 80), isTls, setting });
  if (fault) return failing(system, fault);
  const startedAt = performance.now();
  try {
    const answer = await fetch(address, {
      method: options.method ?? 'GET',
      headers: options.headers ?? {},
      ...(options.body === undefined ? {} : { body: options.body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await answer.text();
    const ms = performance.now() - startedAt;
    const said = judged({ status: answer.status, text, host }, options);
    if (typeof said !== 'string') return failing(system, said, ms);
    return ms > slowMs ? failing(system, tooSlow(host, ms), ms) : good(system, said, ms);
  } catch (error) {
    const ms = performance.now() - startedAt;
    return failing(system, ms >= patienceMs - 100 ? tooSlow(host, ms) : broken(host, error), ms);
  }
}

/** @param {any} options - of `askSystem` @returns {Fault | string} */
function judged({ status, text, host }, options) {
  const { tokenSetting, setting, read, known = [] } = options;
  if ((status === 401 || status === 403) && !known.includes(status))
    return {
      step: 'token',
      reason: `${host} refuses the token (${status})`,
      advice: `correct ${tokenSetting}`,
    };
  if (status === 404 && !known.includes(status))
    return {
      step: 'core',
      reason: `${host} has nothing at this path (404)`,
      advice: `correct the path in ${setting}`,
    };
  if (status >= 300 && !known.includes(status))
    return { step: 'core', reason: `${host} answered ${status}`, advice: 'read that system’s own log' };
  let body;
  try {
    body = JSON.parse(text);
  } catch {
    if (known.includes(status)) return read(undefined, status);
    const advice = `look whether ${setting} names that system, and no proxy or login page`;
    return { step: 'core', reason: `${host} answered something else than JSON`, advice };
  }
  return read(body, status);
}

/** @returns {Fault} */
const tooSlow = (host, ms) => ({
  step: 'time',
  reason: `${host} took ${(ms / 1000).toFixed(1)} s; the site waits 3 s`,
  advice: 'visitors get the last good answer or a message meanwhile; look at that system’s load',
});

/** @returns {Fault} */
const broken = (host, error) => ({
  step: 'core',
  reason: `${host} broke the connection off (${error.cause?.code ?? error.name})`,
  advice: 'read that system’s own log',
});
