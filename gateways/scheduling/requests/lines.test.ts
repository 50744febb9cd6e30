import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requestLines } from './lines.ts';

const linesOf = (details: object) =>
  Object.fromEntries(
    requestLines({ details: JSON.stringify(details) }).map(({ Name, Text }) => [Name, Text]),
  );

test('[J5] [J6] whoever reads a request from abroad sees no address that nobody has', () => {
  const abroad = { Patient_Last_Name: 'Österreicher', ZipCode: '99999', Comments: '' };
  assert.deepEqual(linesOf(abroad), { Patient: 'Österreicher' });
});

test('[J6] the address of a request is one line, with what was typed of it', () => {
  const home = { Address_Line_1: '1 Ünter St', City: 'Gary', State: 'IN', ZipCode: '46402-0001' };
  assert.deepEqual(linesOf(home), { Address: '1 Ünter St, Gary, IN 46402-0001' });
  assert.deepEqual(linesOf({ ZipCode: '60637' }), { Address: '60637' });
});
