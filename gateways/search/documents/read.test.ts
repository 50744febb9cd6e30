import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plain } from './read.ts';

test('[B24] a list becomes a sentence, with the commas of its language', () => {
  assert.equal(plain('<ul><li>asthma;</li> <li>a cold</li></ul><p>Ask us.</p>'), 'asthma, a cold. Ask us.');
  assert.equal(plain('<ul><li>الربو</li><li>الزكام</li></ul>'), 'الربو، الزكام.');
  assert.equal(plain('<h2>من عليه ألا ينتظر؟</h2><p>الحوامل</p>'), 'من عليه ألا ينتظر؟ الحوامل.');
});
