import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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

test('[I18] only the vendor’s own word says that a text was taken or refused: a proxy’s 200 and 400 are neither', async (context) => {
  let reply = { status: 201, body: '{"sid":"SM1"}' };
  const server = createServer((_request, response) =>
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  context.after(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const texter = vendorTexter({ url, account: 'AC1', token: 'secret', from: '+13125550100' });
  const send = () => texter.send({ id: 'a', to: '+13125550142', language: 'en', text: 'x' });
  assert.equal(await send(), 'sent');
  reply = { status: 400, body: '{"code":21211,"message":"canary"}' };
  assert.equal(await send(), 'refused');
  reply = { status: 400, body: '{"code":21610}' };
  assert.equal(await send(), 'unsubscribed');
  for (const body of ['', '<h1>Hello</h1>', '{"sid":"SM', 'null', '[]', '{"sid":7}', 'x'.repeat(10_000_000)])
    for (const status of [200, 400, 503]) {
      reply = { status, body };
      await assert.rejects(send(), { name: 'TextingError' }, `${status} ${body.slice(0, 20)}`);
    }
});
