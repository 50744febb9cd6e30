import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {{ answered: number, failed: string[], slowestMs: number }} Seen */

const paths = ['/', '/find-a-location', '/about', '/es-mx', '/ar/about', '/conditions-services', '/terms'];

/**
 * Visitors who read and search one after the other, each without pause.
 * @param {string} site
 * @param {number} count
 */
export function startVisitors(site, count) {
  /** @type {Seen} */
  const seen = { answered: 0, failed: [], slowestMs: 0 };
  let isOver = false;
  let asked = 0;
  const visitor = async () => {
    while (!isOver) {
      asked += 1;
      const path = asked % 3 === 0 ? `/find-a-physician?query=heart%20${asked}` : paths[asked % paths.length];
      const startedAt = performance.now();
      try {
        const answer = await fetch(`${site}${path}`, { signal: AbortSignal.timeout(15_000) });
        const text = await answer.text();
        const isWhole = answer.status === 200 && !text.includes('Search is not available right now');
        if (isWhole) seen.answered += 1;
        else seen.failed.push(`${path} ${answer.status}`);
      } catch (error) {
        seen.failed.push(`${path} ${error.cause?.code ?? error.name}`);
      }
      seen.slowestMs = Math.max(seen.slowestMs, performance.now() - startedAt);
      await pause(20);
    }
  };
  const all = Array.from({ length: count }, visitor);
  return {
    seen,
    end: async () => {
      isOver = true;
      await Promise.all(all);
    },
  };
}

/** @param {string} site @param {string} call @param {unknown} body */
async function ask(site, call, body) {
  const answer = await fetch(`${site}/api/scheduling/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'foyer', origin: site },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

/**
 * Somebody who is about to book: they hold a time, and later want to keep it.
 * @param {string} site
 * @returns {Promise<() => Promise<boolean>>} whether their time is still theirs
 */
export async function startBooking(site) {
  const list = await (await fetch(`${site}/find-a-physician?query=cardiology`)).text();
  for (const [, path] of list.matchAll(/href="(\/find-a-physician\/physician\/[a-z0-9-]+)#book"/g)) {
    const profile = await (await fetch(`${site}${path}`)).text();
    const providerId = /"npi":\{"value":"(\d{10})"/.exec(profile)?.[1];
    const who = { specialty: 'Cardiology', isNewPatient: true, isAdultPatient: true };
    const [day] = (await ask(site, 'appointments', { providerId, ...who })).body.days ?? [];
    if (!day) continue;
    const { date, departmentId, visitType, times } = day;
    const slot = { date, departmentId, visitType, time: times[0].rawTime };
    const held = await ask(site, 'hold', { visitorId: randomUUID(), providerId, ...slot });
    if (held.status !== 200) throw new Error(`A time could not be held: ${held.status}.`);
    return async () => (await ask(site, 'extend-hold', { holdId: held.body.holdId })).status === 200;
  }
  throw new Error('Nobody has an open time.');
}
