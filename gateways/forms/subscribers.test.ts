import assert from 'node:assert/strict';
import { test } from 'node:test';
import { marketingCloudList } from './marketing-cloud.ts';
import { bodyOf, get, HOUR, mails, post, press, serve, start, subscribe, world } from './testing/world.ts';

test('[K8] [K10] nobody is on the list before they pressed the button of the message; one press takes them off it', async () => {
  const gateway = await start();
  assert.equal(await subscribe('Person@Example.org'), 'Created Subscriber.');
  assert.equal(await subscribe('nonsense'), 'InvalidEmailAddress');
  assert.ok(!(await (await get('export-subscribers')).text()).includes('person@example.org'));
  while ((await gateway.work()) > 0);
  const [mail] = await mails();
  assert.equal(mail?.language, 'es-MX');
  const code = (part: RegExp) => part.exec(mail?.text ?? '')?.[1] ?? '';
  assert.match(mail?.text ?? '', /site\.example\/es-mx\/newsletter\/confirm#code=/);
  assert.equal((await press('confirm', code(/#code=(\w+)\n/))).status, 200);
  assert.equal((await press('confirm', 'WRONG')).status, 404);
  assert.ok((await (await get('export-subscribers')).text()).includes('person@example.org'));
  assert.equal(await subscribe('person@example.org'), 'The subscriber is already on the list');
  assert.equal((await press('stop', code(/#code=(\w+)&do=stop/))).status, 200);
  assert.ok(!(await (await get('export-subscribers')).text()).includes('person@example.org'));
});

test('[K8] [K10] an address is asked three times at most, and forgotten after two days', async () => {
  const gateway = await start();
  for (let time = 0; time < 3; time += 1)
    assert.equal(await subscribe('a@example.org'), 'Created Subscriber.');
  assert.equal(await subscribe('a@example.org'), 'TriggeredSpamFilter');
  world.now += 49 * HOUR;
  await gateway.sweep();
  assert.equal(await subscribe('a@example.org'), 'Created Subscriber.');
});

test('[K8] a form for the newsletter leads to the list, and keeps no copy of the address', async () => {
  const gateway = await start();
  assert.equal((await post('news', { 1: 'person@example.org' })).status, 201);
  while ((await gateway.work()) > 0);
  assert.equal((await mails())[0]?.recipient, 'person@example.org');
  assert.equal((await post('news', { 1: 'person@' })).status, 400);
  assert.ok(!(await (await get('export/news')).text()).includes('person'));
});

const cloudAt = (host: string) =>
  marketingCloudList({ authHost: host, soapHost: host, clientId: 'c', clientSecret: 's', list: '5' });

test('[K8] the marketing cloud: one token for several calls, its codes in the words of the catalogue', async () => {
  const replies = [
    '<StatusMessage>Created Subscriber.</StatusMessage>',
    '<StatusMessage>no</StatusMessage><ErrorCode>12000</ErrorCode>',
    '<StatusMessage>The subscriber is already on the list</StatusMessage><ErrorCode>12014</ErrorCode>',
    '<StatusMessage>TriggeredSpamFilter</StatusMessage>',
    '<html>down</html>',
  ];
  const asked: string[] = [];
  const host = await serve((request, response) => {
    void bodyOf(request).then((body) => {
      asked.push(`${request.url} ${body}`);
      response.end(
        request.url === '/v2/token' ? '{"access_token":"t&k","expires_in":1000}' : replies.shift(),
      );
    });
  });
  const list = cloudAt(host);
  const said: string[] = [];
  for (let time = 0; time < 5; time += 1) said.push(await list.add('a<b@example.org', 'en'));
  assert.deepEqual(said, [
    'Created Subscriber.',
    'InvalidEmailAddress',
    'The subscriber is already on the list',
    'TriggeredSpamFilter',
    'Unhandled',
  ]);
  assert.equal(asked.filter((line) => line.startsWith('/v2/token')).length, 1);
  assert.match(asked[1] ?? '', /t&amp;k.*<EmailAddress>a&lt;b@example\.org/s);
});

test('[K8] the marketing cloud: after a token that it took back the next address gets a new one', async () => {
  let given = 0;
  const host = await serve((request, response) => {
    void bodyOf(request).then((body) => {
      if (request.url === '/v2/token') {
        given += 1;
        response.end(`{"access_token":"token-${given}","expires_in":1000}`);
      } else if (body.includes('token-1')) {
        response.writeHead(500).end('<faultstring>Token Expired</faultstring>');
      } else {
        response.end('<StatusMessage>Created Subscriber.</StatusMessage>');
      }
    });
  });
  const list = cloudAt(host);
  assert.equal(await list.add('a@example.org', 'en'), 'Unhandled');
  assert.equal(await list.add('a@example.org', 'en'), 'Created Subscriber.');
});
