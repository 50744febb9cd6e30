import { failing, good, notSet } from './finding.mjs';

/**
 * What the programs of this machine have lived through, by their figures: a question of the doctor's own may be answered
 * where visitors' are not.
 * @typedef {{ name: string, labels: Readonly<Record<string, string>>, value: number }} Figure
 */

const patienceMs = 3000;
/** A failure of so long ago may be over. */
const recentSeconds = 60;
/** A message leaves within seconds; one that waits longer has failed once. */
const messageSeconds = 60;

const adviceOfRefused = {
  400: 'the event has another form, or names a language that the site does not have',
  401: 'the sender has another PUBLISH_SECRET: correct it on the side that is wrong, and publish again',
  404: 'set PUBLISH_SECRET, and publish again',
};

/** Systems that failed visitors a moment ago, and events of publishing that are refused. @param {{ METRICS_PORT: number, METRICS_ADDRESS: string }} env */
export async function askSite({ METRICS_PORT: port, METRICS_ADDRESS: host }) {
  const figures = await figuresOf(port, host);
  if (figures === undefined) return [lacking('site', 'METRICS_PORT', port)];
  const failed = figures.filter(
    ({ name, value }) => name === 'foyer_dependency_failed_ago_seconds' && value <= recentSeconds,
  );
  const found = failed.map(({ labels: { dependency = '' }, value }) => {
    const isOpen = figures.some(
      ({ name, labels, value: state }) =>
        name === 'foyer_breaker_open' && labels['dependency'] === dependency && state === 1,
    );
    return failing('site', {
      step: 'core',
      reason: `${dependency} failed visitors ${value} s ago${outcomesOf(figures, dependency)}${isOpen ? '; its circuit breaker is open' : ''}`,
      advice: `mend what the lines dependency.failed of ${dependency} say`,
    });
  });
  const refused = figures.find(({ name }) => name === 'foyer_publish_last_refused')?.value ?? 0;
  if (refused > 0)
    found.push(
      failing('site', {
        step: refused === 401 ? 'token' : 'core',
        reason: `it refused the last event of publishing (${refused}): authors see nothing change`,
        advice: adviceOfRefused[/** @type {keyof typeof adviceOfRefused} */ (refused)] ?? 'read its log',
      }),
    );
  return found.length > 0
    ? found
    : [
        good(
          'site',
          `at port ${port} no system failed visitors for a minute, and no event of publishing was refused`,
        ),
      ];
}

/** Gateways that are not ready, and messages that wait. @param {{ GATEWAYS_METRICS_PORT: number, METRICS_ADDRESS: string }} env */
export async function askGateways({ GATEWAYS_METRICS_PORT: port, METRICS_ADDRESS: host }) {
  const figures = await figuresOf(port, host);
  if (figures === undefined) return [lacking('gateways', 'GATEWAYS_METRICS_PORT', port)];
  const found = figures
    .filter(({ name, value }) => name === 'foyer_gateway_ready' && value === 0)
    .map(({ labels }) =>
      failing('gateways', {
        step: 'core',
        reason: `${labels['gateway']} is not ready`,
        advice: 'ask /healthz of the gateways for the reason',
      }),
    );
  for (const { labels, value } of figures.filter(({ name }) => name === 'foyer_outbox_oldest_seconds'))
    if (value > messageSeconds)
      found.push(
        failing('gateways', {
          step: 'core',
          reason: `messages of ${labels['outbox']} wait, the oldest for ${Math.round(value)} s`,
          advice:
            'read the lines mail.failed, form-mail.failed, text.failed of the gateways: they have the reply',
        }),
      );
  return found.length > 0 ? found : [good('gateways', 'all are ready, and no message waits')];
}

/** @param {readonly Figure[]} figures @param {string} dependency */
function outcomesOf(figures, dependency) {
  const calls = figures.filter(
    ({ name, labels: { dependency: whose, outcome = 'ok' } }) =>
      name === 'foyer_dependency_calls_total' && whose === dependency && outcome !== 'ok',
  );
  const said = calls.map(({ labels, value }) => `"${labels['outcome']}" ${value} times`).join(', ');
  return said && ` (since its start ${said})`;
}

/** @param {string} system @param {string} setting @param {number} port */
const lacking = (system, setting, port) =>
  notSet(
    system,
    port === 0 ? `${setting} is not set: read its log` : `nothing answers at ${setting} of this machine`,
  );

/** @param {number} port @param {string} host @returns {Promise<readonly Figure[] | undefined>} undefined where there are none */
async function figuresOf(port, host) {
  if (port === 0) return undefined;
  try {
    const place = host === '0.0.0.0' ? '127.0.0.1' : host;
    const answer = await fetch(`http://${place}:${port}/metrics`, {
      signal: AbortSignal.timeout(patienceMs),
    });
    return [...(await answer.text()).matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(
      ([, name = '', labels = '', value = '']) => ({
        name,
        labels: Object.fromEntries(
          [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, said]) => [key, said]),
        ),
        value: Number(value),
      }),
    );
  } catch {
    return undefined;
  }
}
