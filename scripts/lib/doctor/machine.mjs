import { constants, existsSync } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { dirname, resolve as resolvePath } from 'node:path';
import { failing, good, notSet } from './finding.mjs';

const patienceMs = 5000;
const leastBytes = 200 * 1024 * 1024;
/** The gateways refuse bookings and forms below it. */
const fullBytes = 1024 * 1024;
const mostSeconds = 30;

/** The folder of what outlives a restart: whether it can be written, and has room. @param {string} dataDir */
export async function askDisk(dataDir) {
  const own = resolvePath(dataDir);
  // The programs make the folder at their first start.
  const folder = existsSync(own) ? own : dirname(own);
  try {
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    return roomFinding(bavail * bsize);
  } catch (error) {
    return failing('disk', {
      step: 'core',
      reason: `DATA_DIR cannot be written (${error.code})`,
      advice: 'give the user of the programs the folder, or correct DATA_DIR',
    });
  }
}

/** @param {number} bytes - that are free */
export function roomFinding(bytes) {
  const megabytes = Math.floor(bytes / 1024 / 1024);
  if (bytes >= leastBytes) return good('disk', `${megabytes} MB free in DATA_DIR`);
  return bytes < fullBytes
    ? failing('disk', {
        step: 'core',
        reason: 'DATA_DIR is full: bookings and forms are refused',
        advice: 'make room outside DATA_DIR; delete nothing in it, restart nothing',
      })
    : failing('disk', {
        step: 'core',
        reason: `DATA_DIR has ${megabytes} MB left`,
        advice: 'make room: bookings are refused when it is full',
      });
}

/**
 * This machine's clock against those of other systems. One of them may run on this machine and have its clock, so the
 * finding names who differs and who agrees.
 * @param {Readonly<Record<string, string>>} systems - addresses of any HTTP systems, by whose they are
 */
export async function askClock(systems) {
  const asked = Object.entries(systems).map(async ([name, address]) => ({
    name,
    program: new URL(address).host,
    ahead: await secondsAhead(address),
  }));
  const told = (await Promise.all(asked)).filter(({ ahead }) => !Number.isNaN(ahead));
  if (told.length === 0) return notSet('clock', 'no system said what time it is');
  const differing = told.filter(({ ahead }) => Math.abs(ahead) > mostSeconds);
  const agreeing = listed(told.filter((one) => !differing.includes(one)).map(({ name }) => `${name}’s`));
  if (differing.length === 0) return good('clock', `it agrees with ${agreeing}`);
  const differences = listed(
    differing.map(({ name, ahead }) => `${Math.abs(ahead)} s ${ahead > 0 ? 'ahead of' : 'behind'} ${name}’s`),
  );
  // Two systems that agree with each other are rarely both wrong.
  const isOurs =
    new Set(differing.map(({ program }) => program)).size > 1 &&
    differing.every(({ ahead }) => Math.abs(ahead - (differing[0]?.ahead ?? 0)) <= mostSeconds);
  const probably = isOurs
    ? `: probably this machine’s is wrong, for ${listed(differing.map(({ name }) => name))} agree with each other`
    : '';
  return failing('clock', {
    step: 'core',
    reason: `this clock is ${differences}${agreeing ? `, and agrees with ${agreeing}` : ''}${probably}`,
    advice:
      'compare with a third one (a phone): systems of this machine share its clock; turn time synchronisation on (chrony, systemd-timesyncd) where it is wrong',
  });
}

/**
 * Asks at the system's root: what needs a credential would log the question as refused.
 * @param {string} address
 * @returns {Promise<number>} NaN where nobody says what time it is
 */
async function secondsAhead(address) {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(new URL('/', address), { method: 'HEAD', redirect: 'manual', signal });
    return Math.round((Date.now() - Date.parse(answer.headers.get('date') ?? '')) / 1000);
  } catch {
    return Number.NaN;
  }
}

/** @param {readonly string[]} names */
const listed = (names) => new Intl.ListFormat('en').format(names);
