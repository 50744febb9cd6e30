import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { createFormsGateway, type FormsGateway } from './gateway.ts';
import { marketingCloudList } from './marketing-cloud.ts';
import type { FormsOptions } from './options.ts';

const AUTH = 'Basic dGVzdDpzZWNyZXQ=';
const HOUR = 3_600_000;
const folder = mkdtempSync(join(tmpdir(), 'foyer-forms-'));
const definition = `
name: Ask a librarian
sendTo: [library@hospital.example]
elements:
  - {id: 7, htmlName: emailAddress, displayType: text, label: Mail, required: true, email: true}
  - {id: 8, htmlName: pages, displayType: text, dataType: numeric, label: Pages, maximum: 3}
  - {id: 9, htmlName: day, displayType: text, dataType: date, label: Day}
  - {id: 10, htmlName: shelf, displayType: singleSelect, label: Shelf, options: [{value: '', label: Choose}, {value: a, label: A}], languages: {es-MX: {label: Estante, options: [Elija, A]}}}
  - {id: 11, htmlName: agree, displayType: checkbox, label: I agree, required: true}
  - {id: 12, htmlName: note, displayType: textArea, label: Note, noLinks: true, maximum: 40}
`;
const signUp = `
name: News
newsletter: true
elements:
  - {id: 1, htmlName: emailAddress, displayType: text, label: Mail, required: true, email: true}
`;

let now = Date.UTC(2026, 4, 4, 12);
let gateway: FormsGateway;
let base = '';
let server: Server;
const logged: string[] = [];
const open: (() => Promise<unknown> | void)[] = [];

async function serve(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const made = createServer(answer);
  await new Promise<void>((listening) => made.listen(0, '127.0.0.1', listening));
  open.push(() => {
    made.closeAllConnections();
    made.close();
  });
  server = made;
  return `http://127.0.0.1:${(made.address() as { port: number }).port}`;
}

async function start(more: Partial<FormsOptions> = {}): Promise<void> {
  gateway = await createFormsGateway({
    contentDir: folder,
    watch: false,
    authorization: AUTH,
    databaseUrl: '',
    dataDir: mkdtempSync(join(folder, 'data-')),
    mail: {
      url: '',
      from: '',
      siteUrl: 'https://site.example',
      readers: 'house@hospital.example',
      everyMs: 0,
    },
    retentionDays: 30,
    now: () => now,
    log: (event) => logged.push(event),
    ...more,
  });
  const started = gateway;
  open.push(() => started.close());
  const address = await serve((request, response) => {
    void started.handle(request, response, new URL(request.url ?? '/', 'http://gateway'));
  });
  base = `${address}/forms`;
}

before(() => {
  mkdirSync(join(folder, 'forms'));
  writeFileSync(join(folder, 'forms', 'librarian.yaml'), definition);
  writeFileSync(join(folder, 'forms', 'news.yaml'), signUp);
});
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});
after(() => rmSync(folder, { recursive: true, force: true }));

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${base}/${path}`, { headers: { authorization: AUTH, ...headers } });
const values = { 7: 'reader@example.org', 8: '12', 9: '02-28-2027', 10: 'a', 11: 'true', 12: 'Two books' };
function post(
  form: string,
  fields: Record<string, unknown> = values,
  key = 'a-key-of-its-own',
): Promise<Response> {
  const fieldValues = Object.entries(fields).map(([id, value]) => ({ type: 'FieldValue', id, value }));
  return fetch(`${base}/createEloquaFormById/${form}`, {
    method: 'POST',
    headers: { authorization: AUTH, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ type: 'FormData', fieldValues }),
  });
}
const subscribe = async (email: string) =>
  (
    await fetch(`${base}/newsletter`, {
      method: 'POST',
      headers: { authorization: AUTH, 'accept-language': 'es-MX' },
      body: new URLSearchParams({ email }),
    })
  ).text();
const press = (what: 'confirm' | 'stop', code: string) =>
  fetch(`${base}/newsletter/${what}`, {
    method: 'POST',
    headers: { authorization: AUTH },
    body: JSON.stringify({ code }),
  });
const mails = () => gateway.db.selectFrom('mailbox').selectAll().orderBy('sent_at').execute();
const bodyOf = async (request: IncomingMessage) => {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
};

test('[K9] a form and its option lists have the shapes of the forms service, in the language asked for', async () => {
  await start();
  const form = (await (await get('getEloquaFormById/librarian', { 'accept-language': 'es-MX' })).json()) as {
    type: string;
    elements: { id: string; name: string; optionListId?: string; validations: unknown[] }[];
  };
  assert.equal(form.type, 'Form');
  const shelf = form.elements.find(({ id }) => id === '10');
  assert.equal(shelf?.name, 'Estante');
  assert.deepEqual(form.elements[1]?.validations, [
    {
      type: 'FieldValidation',
      id: '8-1',
      isEnabled: 'true',
      condition: { type: 'TextLengthCondition', minimum: '0', maximum: '3' },
    },
    { type: 'FieldValidation', id: '8-2', isEnabled: 'true', condition: { type: 'IsNumberCondition' } },
  ]);
  const list = await (
    await get(`getEloquaOptionListById/${shelf?.optionListId}`, { 'accept-language': 'es-MX' })
  ).json();
  assert.deepEqual((list as { elements: unknown }).elements, [
    { type: 'Option', displayName: 'Elija' },
    { type: 'Option', displayName: 'A', value: 'a' },
  ]);
  assert.equal((await get('getEloquaFormById/unknown')).status, 404);
  assert.equal((await fetch(`${base}/getEloquaFormById/librarian`)).status, 401);
});

test('[K9] a good form is 201, stored once however often it is sent, and its readers get what was written attached', async () => {
  await start();
  assert.equal((await post('librarian')).status, 201);
  assert.equal((await post('librarian')).status, 201);
  while ((await gateway.work()) > 0);
  const [mail, ...more] = await mails();
  assert.deepEqual(more, []);
  assert.equal(mail?.recipient, 'library@hospital.example');
  assert.ok(!`${mail?.subject} ${mail?.text}`.includes('reader@example.org'));
  assert.ok(mail?.attachments?.includes('reader@example.org'));
  const sheet = await (await get('export/librarian')).text();
  assert.match(sheet, /"Mail","Pages","Day","Shelf","I agree","Note"\r\n/);
  assert.equal(sheet.split('\r\n').length, 3);
});

test('[K9] what is wrong is 400 with a requirement for each element, and nothing is stored', async () => {
  await start();
  const wrong = {
    7: 'no address',
    8: '1234',
    9: '02-30-2027',
    10: 'z',
    11: 'false',
    12: 'see https://x.example',
  };
  const answer = await post('librarian', wrong);
  assert.equal(answer.status, 400);
  const errors = (await answer.json()) as {
    property: string;
    requirement: { type: string };
    container: { objectId: string };
  }[];
  assert.deepEqual(
    errors.map(({ property, requirement, container }) => [property, requirement.type, container.objectId]),
    [
      ['emailAddress', 'EmailAddressRequirement', '7'],
      ['pages', 'ValidTextLengthRequirement', '8'],
      ['day', 'DateRequirement', '9'],
      ['shelf', 'ContentRequirement', '10'],
      ['agree', 'NotNullRequirement', '11'],
      ['note', 'TextWithNoUrlRequirement', '12'],
    ],
  );
  assert.equal((await post('unknown')).status, 400);
  assert.equal((await get('export/librarian').then((sheet) => sheet.text())).trim().split('\r\n').length, 1);
});

test('[K9] a spreadsheet does not calculate what a stranger wrote; old forms are deleted', async () => {
  await start();
  await post('librarian', { ...values, 12: '=1+1' });
  assert.ok((await (await get('export/librarian')).text()).includes(`"'=1+1"`));
  now += 31 * 24 * HOUR;
  await gateway.sweep();
  assert.ok(!(await (await get('export/librarian')).text()).includes('1+1'));
});

test('[K9] a service that is down gets a form once it is back, and once only', async () => {
  let isUp = false;
  const got: string[] = [];
  const host = await serve((request, response) => {
    void bodyOf(request).then((body) => {
      if (isUp) got.push(`${request.headers['idempotency-key']} ${body}`);
      response.writeHead(isUp ? 201 : 503, { 'content-type': 'application/json' }).end('{"id":"77"}');
    });
  });
  await start({ upstream: { host, authorization: 'Basic up', knowsKeys: false } });
  assert.equal((await post('231')).status, 201);
  assert.equal(await gateway.work(), 0);
  isUp = true;
  now += 61_000;
  assert.equal(await gateway.work(), 1);
  now += 7 * HOUR;
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
  await start({ upstream: { host, authorization: 'Basic up', knowsKeys: false } });
  assert.equal((await post('231')).status, 201);
  now += 7 * HOUR;
  while ((await gateway.work()) > 0);
  assert.equal(calls, 1);
  const [mail] = await mails();
  assert.equal(mail?.recipient, 'house@hospital.example');
  assert.ok(mail?.attachments?.includes('reader@example.org'));
  assert.ok(logged.includes('form.not-passed-on'));
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

test('[K8] [K10] nobody is on the list before they pressed the button of the message; one press takes them off it', async () => {
  await start();
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
  await start();
  for (let time = 0; time < 3; time += 1)
    assert.equal(await subscribe('a@example.org'), 'Created Subscriber.');
  assert.equal(await subscribe('a@example.org'), 'TriggeredSpamFilter');
  now += 49 * HOUR;
  await gateway.sweep();
  assert.equal(await subscribe('a@example.org'), 'Created Subscriber.');
});

test('[K8] a form for the newsletter leads to the list, and keeps no copy of the address', async () => {
  await start();
  assert.equal((await post('news', { 1: 'person@example.org' })).status, 201);
  while ((await gateway.work()) > 0);
  assert.equal((await mails())[0]?.recipient, 'person@example.org');
  assert.equal((await post('news', { 1: 'person@' })).status, 400);
  assert.ok(!(await (await get('export/news')).text()).includes('person'));
});

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
  const list = marketingCloudList({
    authHost: host,
    soapHost: host,
    clientId: 'c',
    clientSecret: 's',
    list: '5',
  });
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
  server.closeAllConnections();
});
