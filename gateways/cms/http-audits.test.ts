import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serverAudits } from 'graphql-http';
import { apiKey, startEdge } from './testing/edge-site.ts';

test('[O2] all 61 audits of GraphQL over HTTP pass without a warning', async (t) => {
  const { url } = await startEdge(t);
  const withKey: typeof fetch = (address, request) =>
    fetch(address, { ...request, headers: { ...request?.headers, sc_apikey: apiKey } });
  const audits = serverAudits({ url: `${url}/sitecore/api/graph/edge`, fetchFn: withKey });
  assert.equal(audits.length, 61);
  const results = await Promise.all(audits.map((audit) => audit.fn()));
  const failed = results.flatMap((result) =>
    result.status === 'ok' ? [] : [`${result.status} ${result.id} ${result.name}: ${result.reason}`],
  );
  assert.deepEqual(failed, []);
});
