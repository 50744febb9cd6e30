import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

/** The plans of a search, and the service that has them carried out. */
const plans = globSync('src/services/search/answer/*.ts').filter((file) => !file.endsWith('.test.ts'));
const service = 'src/services/search/answer/answer-page.ts';

test('[B18] a search is three steps between route and HTTP call: the service, the loop, the client', () => {
  assert.ok(plans.length > 10);
  for (const file of plans) {
    const text = readFileSync(file, 'utf8');
    assert.doesNotMatch(text, /\b(?:async|await)\b/, file);
    if (file !== service) assert.doesNotMatch(text, /services\/search\/(?:client|carry-out)'/, file);
  }
  const steps = [
    ['src/pages/api/search.ts', 'answerPage('],
    [service, 'carryOut('],
    ['src/services/search/carry-out.ts', 'askSearch('],
    ['src/services/search/client.ts', 'searchGateway().request('],
  ] as const;
  for (const [file, next] of steps) assert.ok(readFileSync(file, 'utf8').includes(next), `${file}: ${next}`);
});
