import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RunningGateway } from './client.ts';

/** Calls that the gateway does not take. @param gatewayOf - once it is started */
export function refusalTests(gatewayOf: () => RunningGateway): void {
  test('[I12] a wrong or missing credential is answered 401 with plain text', async () => {
    for (const authorization of ['', 'Basic wrong']) {
      const answer = await gatewayOf().call('GET', 'insurance', undefined, { authorization });
      assert.equal(answer.status, 401);
      assert.match(answer.headers.get('content-type') ?? '', /^text\/plain/);
      assert.equal(answer.text, 'Authorization has been denied for this request.');
    }
  });

  test('[I12] unknown calls 404, wrong methods 405, wrong types 415, long bodies 413, broken ones 400', async () => {
    assert.equal((await gatewayOf().call('GET', 'nothing')).status, 404);
    assert.equal((await gatewayOf().call('GET', 'holds/../reasons')).status, 405);
    assert.equal((await gatewayOf().call('GET', 'schedule-appointment')).headers.get('allow'), 'POST');
    assert.equal(
      (await gatewayOf().call('POST', 'reasons', 'x', { 'content-type': 'text/plain' })).status,
      415,
    );
    assert.equal((await gatewayOf().call('POST', 'reasons', '{')).status, 400);
    assert.equal((await gatewayOf().call('POST', 'reasons', JSON.stringify('x'.repeat(33_000)))).status, 413);
    assert.equal((await gatewayOf().call('POST', 'reasons', '[]')).status, 400);
  });
}
