import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bodyOf, get, HOUR, mails, post, serve, start, world } from './testing/world.ts';

test('[K9] a service that is down gets a form once it is back, and once only', async () => {
  let isUp = false;
  const got: string[] = [];
  const host = await serve((request, response) => {
    void bodyOf(request).then((body) => {
      if (isUp) got.push(`${String(request.headers['idempotency-key'])} ${body}`);
      response.writeHead(isUp ? 201 : 503, { 'content-type': 'application/json' }).end('{"id":"77"}');
    });
  });
  const gateway = await start({ upstream: { host, authorization: 'Basic up', knowsKeys: false } });
  assert.equal((await post('231')).status, 201);
  assert.equal(await gateway.work(), 0);
  isUp = true;
  world.now += 61_000;
  assert.equal(await gateway.work(), 1);
  world.now += 7 * HOUR;
  assert.equal(await gateway.work(), 0);
  assert.equal(got.length, 1);
  assert.match(got[0] ?? '', /^a-key-of-its-own .*reader@example\.org/);
  assert.ok(!(await (await get('export/231')).text()).includes('reader@example.org'));
});

test('[K9] a form that may have arrived is not sent twice: a person gets it', async () => {
  let calls = 0;
  const host = await serve((request) => {
    calls += 1;
    request.socket.destroy();
  });
  const gateway = await start({ upstream: { host, authorization: 'Basic up', knowsKeys: false } });
  assert.equal((await post('231')).status, 201);
  world.now += 7 * HOUR;
  while ((await gateway.work()) > 0);
  assert.equal(calls, 1);
  const [mail] = await mails();
  assert.equal(mail?.recipient, 'house@hospital.example');
  assert.ok(mail?.attachments?.includes('reader@example.org'));
  assert.ok(world.logged.includes('form.not-passed-on'));
});

test('[K9] a form that was on its way when the gateway died is not sent twice: a person gets it', async () => {
  let calls = 0;
  let answerLate = () => {};
  const host = await serve((_request, response) => {
    calls += 1;
    answerLate = () => response.writeHead(201).end('{}');
  });
  const gateway = await start({ upstream: { host, authorization: 'Basic up', knowsKeys: false } });
  // As far as others see, whoever passes it on is gone.
  const unanswered = post('231');
  while (calls === 0) await new Promise(setImmediate);
  assert.equal(await gateway.work(), 0);
  world.now += 61_000;
  while ((await gateway.work()) > 0);
  assert.equal(calls, 1);
  const [mail] = await mails();
  assert.equal(mail?.recipient, 'house@hospital.example');
  assert.ok(mail?.attachments?.includes('reader@example.org'));
  answerLate();
  await unanswered;
});

for (const status of [200, 202, 502, 504])
  test(`[K9] a form that was answered with ${status} may have been taken: a person gets it`, async () => {
    let calls = 0;
    const host = await serve((_request, response) => {
      calls += 1;
      response.writeHead(status).end();
    });
    const gateway = await start({ upstream: { host, authorization: 'Basic up', knowsKeys: false } });
    assert.equal((await post('231')).status, 201);
    world.now += 7 * HOUR;
    while ((await gateway.work()) > 0);
    assert.equal(calls, 1);
    assert.equal((await mails())[0]?.recipient, 'house@hospital.example');
  });

test('[K9] what the service refuses goes back to the sender, and is not kept', async () => {
  const refusal = [{ type: 'ObjectValidationError', requirement: { type: 'UniquenessRequirement' } }];
  const host = await serve((_request, response) => {
    response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(refusal));
  });
  await start({ upstream: { host, authorization: 'Basic up', knowsKeys: false } });
  const answer = await post('231');
  assert.equal(answer.status, 400);
  assert.deepEqual(await answer.json(), refusal);
  assert.equal((await (await get('export/231')).text()).trim().split('\r\n').length, 1);
});
