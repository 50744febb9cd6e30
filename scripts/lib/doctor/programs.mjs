import { failing, good, notSet } from './finding.mjs';
import { figuresOf } from './figures.mjs';

/**
 * What the programs of this machine have lived through, by their figures: a question of the doctor's own may be answered
 * where visitors' are not.
 * @typedef {import('./figures.mjs').Figure} Figure
 * @typedef {import('./finding.mjs').Finding} Finding
 */

/** A failure of so long ago may be over. */
const recentSeconds = 60;
/** A message leaves within seconds; one that waits longer has failed once. */
const messageSeconds = 60;

const adviceOfRefused = {
  400: 'the event has another form, or names a language that the site does not have',
  401: 'the sender has another PUBLISH_SECRET: correct it on the side that is wrong, and publish again',
  404: 'set PUBLISH_SECRET, and publish again',
};

/**
 * Systems that failed visitors a moment ago, and events of publishing that are refused, in each process of the site.
 * @param {{ METRICS_PORT: number, METRICS_ADDRESS: string }} env
 * @param {readonly number[]} [named] - ports of all processes, where they were named
 * @returns {Promise<readonly Finding[]>}
 */
export async function askSite({ METRICS_PORT, METRICS_ADDRESS: host }, named) {
  const ports = named ?? [METRICS_PORT];
  const asked = ports.map(async (port) => {
    const figures = await figuresOf(port, host);
    if (figures) return findingsOf(figures, port);
    return [named ? away(port) : lacking('site', 'METRICS_PORT', port)];
  });
  const found = (await Promise.all(asked)).flat();
  if (named || found.some(({ state }) => state === 'not set')) return found;
  const limit = `Of the site one process was asked, at METRICS_PORT ${METRICS_PORT}. Where more run: npm run doctor -- --metrics-ports ${METRICS_PORT},…`;
  return found.map((finding, at) => (at === 0 ? { ...finding, limit } : finding));
}

/** @param {readonly Figure[]} figures @param {number} port */
function findingsOf(figures, port) {
  const failed = figures.filter(
    ({ name, value }) => name === 'foyer_dependency_failed_ago_seconds' && value <= recentSeconds,
  );
  /** @type {Finding[]} */
  const found = failed.map(({ labels: { dependency = '' }, value }) => {
    const isOpen = figures.some(
      ({ name, labels, value: state }) =>
        name === 'foyer_breaker_open' && labels['dependency'] === dependency && state === 1,
    );
    const finding = failing('site', {
      step: 'core',
      reason: `at port ${port} ${dependency} failed visitors ${value} s ago${outcomesOf(figures, dependency)}${isOpen ? '; its circuit breaker is open' : ''}`,
      advice: `mend what the lines dependency.failed of ${dependency} say`,
    });
    return { ...finding, visitors: { dependency, secondsAgo: value } };
  });
  const refused = figures.find(({ name }) => name === 'foyer_publish_last_refused')?.value ?? 0;
  if (refused > 0)
    found.push(
      failing('site', {
        step: refused === 401 ? 'token' : 'core',
        reason: `at port ${port} it refused the last event of publishing (${refused}): authors see nothing change`,
        advice: adviceOfRefused[/** @type {keyof typeof adviceOfRefused} */ (refused)] ?? 'read its log',
      }),
    );
  const well = `at port ${port} no system failed visitors for a minute, and no event of publishing was refused`;
  return found.length > 0 ? found : [good('site', well)];
}

/** Gateways that are not ready, and messages that wait. @param {{ GATEWAYS_METRICS_PORT: number, METRICS_ADDRESS: string }} env */
export async function askGateways({ GATEWAYS_METRICS_PORT: port, METRICS_ADDRESS: host }) {
  const figures = await figuresOf(port, host);
  if (figures === undefined) return [lacking('gateways', 'GATEWAYS_METRICS_PORT', port)];
  /** @type {Finding[]} */
  const found = figures
    .filter(({ name, value }) => name === 'foyer_gateway_ready' && value === 0)
    .map(({ labels: { gateway = '' } }) => ({
      ...failing('gateways', {
        step: 'core',
        reason: `${gateway} is not ready`,
        advice: 'ask /healthz of the gateways for the reason',
      }),
      notReady: gateway,
    }));
  const waiting = figures
    .filter(({ name, value }) => name === 'foyer_outbox_waiting' && value > 0)
    .map(({ labels: { outbox = '' }, value: count }) => {
      const oldest = figures.find(
        ({ name, labels }) => name === 'foyer_outbox_oldest_seconds' && labels['outbox'] === outbox,
      );
      const seconds = Math.round(oldest?.value ?? 0);
      return { seconds, reason: `messages of ${outbox} wait (${count}, the oldest for ${seconds} s)` };
    });
  for (const { reason } of waiting.filter(({ seconds }) => seconds > messageSeconds))
    found.push(
      failing('gateways', {
        step: 'core',
        reason,
        advice:
          'read the lines mail.failed, form-mail.failed, text.failed of the gateways: they have the reply',
      }),
    );
  if (found.length > 0) return found;
  if (waiting.length === 0) return [good('gateways', 'all are ready, and no message waits')];
  const said = waiting.map(({ reason }) => reason).join('; ');
  const limit =
    'Messages wait: ask again in a minute, or read the lines mail.failed, form-mail.failed, text.failed of the gateways.';
  return [{ ...good('gateways', `all are ready; ${said}`), limit }];
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
const lacking = (system, setting, port) => ({
  ...notSet(
    system,
    port === 0 ? `${setting} is not set: read its log` : `nothing answers at ${setting} of this machine`,
  ),
  limit: `What runs as ${system} was not seen${port === 0 ? `, because ${setting} is not set` : ''}: what fails there is in its log alone.`,
});

/** @param {number} port */
const away = (port) =>
  failing('site', {
    step: 'host',
    reason: `nothing answers at port ${port} of this machine`,
    advice: 'start that process, or correct --metrics-ports',
  });
