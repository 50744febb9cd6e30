import assert from 'node:assert/strict';
import { test } from 'node:test';
import { segmentsOf } from './segments.ts';
import { isSigned } from './signature.ts';
import { vendorTexter } from './texter.ts';

test('[I18] segments are counted in the GSM alphabet, and in UTF-16 as soon as one character is not in it', () => {
  assert.equal(segmentsOf('a'.repeat(160)), 1);
  assert.equal(segmentsOf('a'.repeat(161)), 2);
  assert.equal(segmentsOf('ñ'.repeat(306)), 2);
  assert.equal(segmentsOf('a'.repeat(307)), 3);
  assert.equal(segmentsOf('€'.repeat(80)), 1);
  assert.equal(segmentsOf('€'.repeat(81)), 2);
  assert.equal(segmentsOf('á'.repeat(70)), 1);
  assert.equal(segmentsOf('موعد'.repeat(18)), 2);
  assert.equal(segmentsOf(`${'a'.repeat(134)}م`), 3);
});

test("[I18] the signature is that of the vendor's own example", () => {
  const call = {
    address: 'https://mycompany.com/myapp.php?foo=1&bar=2',
    form: new URLSearchParams(
      'CallSid=CA1234567890ABCDE&To=%2B18005551212&From=%2B12349013030&Digits=1234&Caller=%2B12349013030',
    ),
    token: '12345',
  };
  const signature = '0/KCTR6DLpKmkAf8muzZqo1nDgQ=';
  assert.equal(isSigned({ ...call, signature }), true);
  assert.equal(isSigned({ ...call, signature, token: '12346' }), false);
  assert.equal(isSigned({ ...call, signature, address: 'https://mycompany.com/myapp.php' }), false);
  assert.equal(isSigned({ ...call, signature: undefined }), false);
});

test('[I18] settings that cannot work are refused at start', () => {
  const account = { url: 'https://texts.example', account: 'AC1', token: 'secret', from: '+13125550100' };
  assert.doesNotThrow(() => vendorTexter(account));
  assert.throws(() => vendorTexter({ ...account, url: 'texts.example' }), /SMS_URL must be/);
  for (const missing of [{ account: '' }, { token: '' }, { from: '312-555-0100' }])
    assert.throws(() => vendorTexter({ ...account, ...missing }), /SMS_URL needs SMS_ACCOUNT/);
});
