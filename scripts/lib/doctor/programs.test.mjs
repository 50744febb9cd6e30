import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { freePort } from '../servers.mjs';
import { besideGateways, besideVisitors } from './examine.mjs';
import { good } from './finding.mjs';
import { askGateways, askSite } from './programs.mjs';

/** The port of a program with these figures. @param {import('node:test').TestContext} context @param {string} text */
async function programWith(context, text) {
  const server = createServer((_request, response) => void response.end(text)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(() => server.close());
  return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
}

test('[O8] the doctor says what the site lives through, though each system answers the doctor well', async (context) => {
  const at = async (/** @type {string} */ text, host = '127.0.0.1') =>
    askSite({ METRICS_PORT: await programWith(context, text), METRICS_ADDRESS: host });

  const [breaker, ...others] = await at(`# TYPE foyer_breaker_open gauge
foyer_breaker_open{dependency="content"} 0
foyer_breaker_open{dependency="search"} 1
foyer_dependency_failed_ago_seconds{dependency="search"} 3
foyer_dependency_failed_ago_seconds{dependency="content"} 700
foyer_dependency_calls_total{dependency="search",outcome="ok"} 61
foyer_dependency_calls_total{dependency="search",outcome="status 503"} 29
foyer_dependency_calls_total{dependency="search",outcome="overloaded"} 73
foyer_dependency_calls_total{dependency="content",outcome="timeout"} 2
foyer_publish_last_refused 0
`);
  assert.equal(others.length, 0);
  assert.deepEqual([breaker?.system, breaker?.state], ['site', 'failing']);
  assert.equal(
    breaker?.reason.replace(/\d+/, 'PORT'),
    'at port PORT search failed visitors 3 s ago (since its start "status 503" 29 times, "overloaded" 73 times); its circuit breaker is open',
  );

  const [late] = await at('foyer_dependency_failed_ago_seconds{dependency="layout"} 0\n');
  assert.match(late?.reason ?? '', /^at port \d+ layout failed visitors 0 s ago$/);

  const refused = 'foyer_breaker_open{dependency="search"} 0\nfoyer_publish_last_refused 401\n';
  const [event] = await at(refused, '0.0.0.0');
  assert.deepEqual([event?.state, event?.step], ['failing', 'token']);
  assert.match(`${event?.reason} ${event?.advice}`, /last event of publishing \(401\).*PUBLISH_SECRET/);

  const [well] = await at('foyer_breaker_open{dependency="search"} 0\nfoyer_publish_last_refused 0\n');
  assert.equal(well?.state, 'good');

  const beside = besideVisitors([
    good('search', '1641 documents'),
    good('cms', 'it is there'),
    breaker ?? good('', ''),
  ]);
  assert.deepEqual(
    beside.slice(0, 2).map(({ reason }) => reason),
    ['answers me, but failed visitors 3 s ago (see site): 1641 documents', 'it is there'],
  );
});

test('[O8] the doctor says that it asked one process of the site, or asks each that is named', async (context) => {
  const refused = await programWith(context, 'foyer_publish_last_refused 401\n');
  const well = await programWith(context, 'foyer_publish_last_refused 0\n');
  const env = { METRICS_PORT: well, METRICS_ADDRESS: '127.0.0.1' };
  const [one] = await askSite(env);
  assert.equal(one?.state, 'good');
  assert.match(
    one?.limit ?? '',
    new RegExp(`one process was asked, at METRICS_PORT ${well}\\. .*--metrics-ports ${well},`),
  );

  const closed = await freePort();
  const all = await askSite(env, [well, refused, closed]);
  assert.deepEqual(
    all.map(({ state, step, limit }) => [state, step, limit]),
    [
      ['good', undefined, undefined],
      ['failing', 'token', undefined],
      ['failing', 'host', undefined],
    ],
  );
  assert.match(all[1]?.reason ?? '', new RegExp(`^at port ${refused} it refused`));
  assert.match(all[2]?.reason ?? '', new RegExp(`port ${closed} `));
});

test('[O8] the doctor names gateways that are not ready, and messages that do not leave', async (context) => {
  const at = async (/** @type {string} */ text) =>
    askGateways({
      GATEWAYS_METRICS_PORT: await programWith(context, text),
      METRICS_ADDRESS: '127.0.0.1',
    });
  const found = await at(`foyer_gateway_ready{gateway="forms"} 0
foyer_gateway_ready{gateway="cms"} 1
foyer_outbox_waiting{outbox="visits"} 2
foyer_outbox_waiting{outbox="forms"} 8
foyer_outbox_oldest_seconds{outbox="visits"} 3.2
foyer_outbox_oldest_seconds{outbox="forms"} 754.2
`);
  assert.deepEqual(
    found.map(({ state, reason }) => [state, reason]),
    [
      ['failing', 'forms is not ready'],
      ['failing', 'messages of forms wait (8, the oldest for 754 s)'],
    ],
  );
  assert.match(found[1]?.advice ?? '', /form-mail\.failed/);
  const [well] = await at('foyer_gateway_ready{gateway="cms"} 1\nfoyer_outbox_waiting{outbox="forms"} 0\n');
  assert.deepEqual([well?.state, well?.reason], ['good', 'all are ready, and no message waits']);
  assert.equal(well?.limit, undefined);
  const [soon] = await at(
    'foyer_outbox_waiting{outbox="forms"} 8\nfoyer_outbox_oldest_seconds{outbox="forms"} 7.4\n',
  );
  assert.deepEqual(
    [soon?.state, soon?.reason],
    ['good', 'all are ready; messages of forms wait (8, the oldest for 7 s)'],
  );
  assert.match(soon?.limit ?? '', /^Messages wait: .*form-mail\.failed/);
});

test('[O8] a gateway that answers and is not ready is said in one line', async (context) => {
  const port = await programWith(context, 'foyer_gateway_ready{gateway="scheduling"} 0\n');
  const gateways = await askGateways({ GATEWAYS_METRICS_PORT: port, METRICS_ADDRESS: '127.0.0.1' });
  const found = [good('scheduling', '9 insurance plans'), good('search', '1641 documents'), ...gateways];
  const said = (/** @type {readonly string[]} */ embedded) =>
    besideGateways(found, embedded).map(({ system, state, reason }) => `${system} ${state}: ${reason}`);
  assert.deepEqual(said(['scheduling', 'search']), [
    'scheduling failing: answers me, but its gateway is not ready: 9 insurance plans',
    'search good: 1641 documents',
  ]);
  assert.equal(besideGateways(found, ['scheduling'])[0]?.advice, gateways[0]?.advice);
  // A scheduling system of somebody else is well, whatever this machine's gateway says.
  assert.deepEqual(said([]), [
    'scheduling good: 9 insurance plans',
    'search good: 1641 documents',
    'gateways failing: scheduling is not ready',
  ]);
});

test('[O8] without figures the doctor says that it knows none, and calls nothing wrong', async () => {
  const closed = await freePort();
  for (const [port, words] of /** @type {const} */ ([
    [0, /METRICS_PORT is not set/],
    [closed, /nothing answers at .*METRICS_PORT/],
  ])) {
    const site = await askSite({ METRICS_PORT: port, METRICS_ADDRESS: '127.0.0.1' });
    const gateways = await askGateways({ GATEWAYS_METRICS_PORT: port, METRICS_ADDRESS: '127.0.0.1' });
    for (const { system, state, reason, limit } of [...site, ...gateways]) {
      assert.equal(state, 'not set');
      assert.match(reason, words);
      assert.match(limit ?? '', new RegExp(`^What runs as ${system} was not seen.*its log alone\\.$`));
    }
  }
});
