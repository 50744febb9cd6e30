import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { freePort } from '../servers.mjs';
import { askGateways, askSite } from './figures.mjs';

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
    breaker?.reason,
    'search failed visitors 3 s ago (since its start "status 503" 29 times, "overloaded" 73 times); its circuit breaker is open',
  );

  const [late] = await at('foyer_dependency_failed_ago_seconds{dependency="layout"} 0\n');
  assert.equal(late?.reason, 'layout failed visitors 0 s ago');

  const refused = 'foyer_breaker_open{dependency="search"} 0\nfoyer_publish_last_refused 401\n';
  const [event] = await at(refused, '0.0.0.0');
  assert.deepEqual([event?.state, event?.step], ['failing', 'token']);
  assert.match(`${event?.reason} ${event?.advice}`, /last event of publishing \(401\).*PUBLISH_SECRET/);

  const [well] = await at('foyer_breaker_open{dependency="search"} 0\nfoyer_publish_last_refused 0\n');
  assert.equal(well?.state, 'good');
});

test('[O8] the doctor names gateways that are not ready, and messages that do not leave', async (context) => {
  const at = async (/** @type {string} */ text) =>
    askGateways({
      GATEWAYS_METRICS_PORT: await programWith(context, text),
      METRICS_ADDRESS: '127.0.0.1',
    });
  const found = await at(`foyer_gateway_ready{gateway="forms"} 0
foyer_gateway_ready{gateway="cms"} 1
foyer_outbox_oldest_seconds{outbox="visits"} 3.2
foyer_outbox_oldest_seconds{outbox="forms"} 754.2
`);
  assert.deepEqual(
    found.map(({ state, reason }) => [state, reason]),
    [
      ['failing', 'forms is not ready'],
      ['failing', 'messages of forms wait, the oldest for 754 s'],
    ],
  );
  assert.match(found[1]?.advice ?? '', /form-mail\.failed/);
  assert.equal((await at('foyer_gateway_ready{gateway="cms"} 1\n'))[0]?.state, 'good');
});

test('[O8] without figures the doctor says that it knows none, and calls nothing wrong', async () => {
  const closed = await freePort();
  for (const [port, words] of /** @type {const} */ ([
    [0, /METRICS_PORT is not set/],
    [closed, /nothing answers at .*METRICS_PORT/],
  ])) {
    const site = await askSite({ METRICS_PORT: port, METRICS_ADDRESS: '127.0.0.1' });
    const gateways = await askGateways({ GATEWAYS_METRICS_PORT: port, METRICS_ADDRESS: '127.0.0.1' });
    for (const { state, reason } of [...site, ...gateways]) {
      assert.equal(state, 'not set');
      assert.match(reason, words);
    }
  }
});
