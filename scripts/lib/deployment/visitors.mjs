import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {{ path: string, startedAt: number, endedAt: number, status: number }} Visit - status 0: nobody answered */

const paths = [
  () => '/',
  (/** @type {number} */ turn) => `/find-a-physician?query=heart%20${turn}`,
  () => '/es-mx/about',
  (/** @type {number} */ turn) => `/search?query=knee%20${turn}`,
  () => '/conditions-services/a-z',
  (/** @type {number} */ turn) => `/api/suggest?query=card${turn}`,
];

/** @param {Visit} visit */
export const isError = ({ status }) => status === 0 || status >= 500;

/**
 * Visitors who ask one thing after the other, until they are told that it is enough.
 * @param {string} site
 * @param {number} howMany
 */
export function startVisitors(site, howMany) {
  /** @type {Visit[]} */
  const visits = [];
  let isOver = false;
  const coming = Array.from({ length: howMany }, async (_none, visitor) => {
    for (let turn = visitor; !isOver; turn += 1) {
      const path = paths[turn % paths.length]?.(turn) ?? '/';
      const startedAt = performance.now();
      const status = await fetch(site + path, { signal: AbortSignal.timeout(30_000) }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        () => 0,
      );
      visits.push({ path, startedAt, endedAt: performance.now(), status });
      await pause(10);
    }
  });
  return {
    visits,
    end: async () => {
      isOver = true;
      await Promise.all(coming);
    },
  };
}

/**
 * A visitor without scripts, who holds a time of a doctor. What they said is in their cookies, sealed.
 * @param {string} site
 * @returns where the booking goes on, and a look whether the time is still theirs
 */
export async function beginBooking(site) {
  const doctors = await textOf(
    `${site}/find-a-physician?filter=c_provider_has_online_scheduling_b%3A%22true%22`,
  );
  for (const [, doctor] of doctors.matchAll(/href="(\/find-a-physician\/physician\/[a-z0-9-]+)#book"/g)) {
    const steps = `${site}/schedule-an-appointment/steps?doctor=${doctor}`;
    const form = (await textOf(steps)).match(/<form(?:(?!<\/form>).)*name="time".*?<\/form>/s)?.[0];
    if (form === undefined) continue;
    const chosen = new URLSearchParams();
    for (const [, field] of form.matchAll(/<input ([^>]*type="hidden"[^>]*)>/g))
      chosen.append(valueIn(field, 'name'), valueIn(field, 'value'));
    const [, button] = form.match(/<button ([^>]*name="time"[^>]*)>/) ?? [];
    chosen.append('time', valueIn(button, 'value'));
    const answer = await fetch(new URL(valueIn(/<form([^>]*)>/.exec(form)?.[1], 'action'), steps), {
      method: 'POST',
      body: chosen,
      headers: { origin: site },
      redirect: 'manual',
    });
    const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
    const place = new URL(answer.headers.get('location') ?? '', site).href;
    const holds = async () => {
      const text = await textOf(place, { cookie: cookie.join('; ') });
      return /We are holding/.test(text);
    };
    return { holds };
  }
  throw new Error('No doctor has a time.');
}

/** @param {string} address @param {Record<string, string>} headers */
async function textOf(address, headers = {}) {
  return (await fetch(address, { headers })).text();
}

/** @param {string | undefined} tag @param {string} name */
function valueIn(tag = '', name) {
  const [, value = ''] = new RegExp(`\\b${name}="([^"]*)"`).exec(tag) ?? [];
  return value.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
