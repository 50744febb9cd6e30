import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createServer as createTcpServer } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { after, test } from 'node:test';
import { readEnvironment } from '../../../src/config/server/env.ts';
import { freePort } from '../servers.mjs';
import { certificate, expiredCertificate, key } from './test-certificate.mjs';
import { askCms, askForms, askScheduling, askSearch, askWebhook } from './services.mjs';
import { askMail } from './mail.mjs';
import { askDatabase, askRedis } from './stores.mjs';

/** @type {{ close: () => unknown }[]} */
const servers = [];
after(() => servers.forEach((server) => server.close()));

/** @param {any} server @param {string} [protocol] */
async function listening(server, protocol = 'http') {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `${protocol}://127.0.0.1:${server.address().port}`;
}

/** Something that answers everything in the same way. */
const answering = (status, body, headers = {}) =>
  listening(
    createServer((_request, response) => {
      response.writeHead(status, headers);
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    }),
  );

const secret = 'zu-geheim-fuer-jede-Ausgabe';
function environment(given) {
  const read = readEnvironment({
    SITECORE_API_KEY: secret,
    SEARCH_TOKEN: secret,
    SCHEDULING_AUTHORIZATION: `Basic ${secret}`,
    FORMS_AUTHORIZATION: `Basic ${secret}`,
    PUBLISH_SECRET: secret.padEnd(40, '!'),
    ...given,
  });
  assert.ok(read.ok, JSON.stringify(read));
  return read.value;
}

/** @type {[string, string, string, (environment: any) => Promise<import('./finding.mjs').Finding>][]} */
const systems = [
  ['cms', 'GRAPH_QL_ENDPOINT', 'SITECORE_API_KEY', askCms],
  ['search', 'SEARCH_HOST', 'SEARCH_TOKEN', askSearch],
  ['scheduling', 'SCHEDULING_HOST', 'SCHEDULING_AUTHORIZATION', askScheduling],
  ['forms', 'FORMS_GATEWAY_HOST', 'FORMS_AUTHORIZATION', askForms],
  ['webhook', 'PUBLIC_URL', 'PUBLISH_SECRET', askWebhook],
];

test('[O8] the doctor names the host from which the address of the CMS follows', async () => {
  const host = `http://127.0.0.1:${await freePort()}`;
  const { advice } = await askCms(environment({ SITECORE_API_HOST: host }));
  assert.match(advice ?? '', /SITECORE_API_HOST or GRAPH_QL_ENDPOINT/);
});

for (const [system, setting, tokenSetting, ask] of systems)
  test(`[O8] the doctor stops at the cause: ${system}`, async () => {
    const at = async (address) => {
      const found = await ask(environment({ [setting]: address }));
      assert.equal(found.system, system);
      assert.equal(JSON.stringify(found).includes(secret), false);
      return found;
    };
    const closed = await at(`http://127.0.0.1:${await freePort()}`);
    assert.deepEqual([closed.state, closed.step], ['failing', 'host']);
    assert.match(closed.advice ?? '', new RegExp(setting));

    const refused = await at(await answering(401, {}));
    assert.deepEqual([refused.state, refused.step], ['failing', 'token']);
    assert.match(refused.advice ?? '', new RegExp(tokenSetting));

    const elsewhere = await at(await answering(404, '<h1>Not here</h1>'));
    assert.deepEqual([elsewhere.state, elsewhere.step], ['failing', 'core']);

    const secure = createSecureServer(
      { cert: certificate, key },
      (_request, response) => void response.end('{}'),
    );
    const unknown = await at(await listening(secure, 'https'));
    assert.deepEqual([unknown.state, unknown.step], ['failing', 'tls']);
    assert.match(unknown.advice ?? '', /NODE_EXTRA_CA_CERTS/);

    const plain = await at((await answering(200, {})).replace('http:', 'https:'));
    assert.deepEqual([plain.state, plain.step], ['failing', 'tls']);
  });

const page = {
  data: {
    site: { siteInfo: {} },
    layout: { item: { rendered: { sitecore: { route: { placeholders: {} } } } } },
  },
};
const result = {
  _uniqueid: 'a',
  _language: 'en',
  resulttitle_t: 'A',
  resulturl_s: '/a',
  c_searchsections_sm: ['Doctors'],
};

for (const [what, ask, setting, body, expected] of [
  ['a CMS that has the page', askCms, 'GRAPH_QL_ENDPOINT', page, ['good', undefined, /home page/]],
  [
    'a CMS without the site',
    askCms,
    'GRAPH_QL_ENDPOINT',
    { data: { site: { siteInfo: null } } },
    ['failing', 'core', /SITECORE_SITE_NAME/],
  ],
  [
    'a CMS without a layout',
    askCms,
    'GRAPH_QL_ENDPOINT',
    { data: { site: { siteInfo: {} }, layout: { item: null } } },
    ['failing', 'fields', /publish the home page/],
  ],
  [
    'a query that is refused',
    askCms,
    'GRAPH_QL_ENDPOINT',
    { errors: [{ message: 'no' }] },
    ['failing', 'core', /GRAPH_QL_ENDPOINT/],
  ],
  [
    'an empty index',
    askSearch,
    'SEARCH_HOST',
    { response: { numFound: 0, docs: [] } },
    ['failing', 'fields', /solr:index/],
  ],
  [
    'a document without its address',
    askSearch,
    'SEARCH_HOST',
    { response: { numFound: 2, docs: [{ ...result, resulturl_s: undefined }] } },
    ['failing', 'fields', /lack resulturl_s/],
  ],
  [
    'a full index',
    askSearch,
    'SEARCH_HOST',
    { response: { numFound: 2, docs: [result] } },
    ['good', undefined, /2 documents/],
  ],
  [
    'no insurance list',
    askScheduling,
    'SCHEDULING_HOST',
    { hello: 1 },
    ['failing', 'fields', /InsurancePickList/],
  ],
  [
    'another program at the site’s address',
    askWebhook,
    'PUBLIC_URL',
    { hello: 1 },
    ['failing', 'core', /PUBLIC_URL/],
  ],
  [
    'a site that takes the secret',
    askWebhook,
    'PUBLIC_URL',
    { accepted: 0 },
    ['good', undefined, /takes the secret/],
  ],
])
  test(`[O8] the doctor reads the answer: ${String(what)}`, async () => {
    const found = await /** @type {any} */ (ask)(
      environment({ [String(setting)]: await answering(200, body) }),
    );
    const [state, step, words] = /** @type {any} */ (expected);
    assert.deepEqual([found.state, found.step], [state, step]);
    assert.match(`${found.reason} ${found.advice}`, /** @type {RegExp} */ (words));
  });

test('[O8] a system that answers too late is called slow, with how long it took', async () => {
  const slow = createServer(
    (_request, response) =>
      void setTimeout(
        () => response.end(JSON.stringify({ response: { numFound: 1, docs: [result] } })),
        3100,
      ),
  );
  const found = await askSearch(environment({ SEARCH_HOST: await listening(slow) }));
  assert.deepEqual([found.state, found.step, (found.ms ?? 0) >= 3000], ['failing', 'time', true]);
});

test('[O8] mail and Redis: closed, something else, a wrong password, good', async () => {
  const talk = (greeting, replies) =>
    createTcpServer((socket) => {
      socket.on('error', () => undefined);
      if (greeting) socket.write(greeting);
      socket.on('data', (bytes) => {
        const said = replies.find(([pattern]) => pattern.test(bytes.toString()));
        socket.write(said ? said[1] : '250 ok\r\n');
      });
    });
  const port = await freePort();
  const mailbox = `smtp://visits:${secret}@127.0.0.1`;
  assert.equal((await askMail(`${mailbox}:${port}`)).step, 'host');
  const smtp = async (replies, greeting = '220 mail.example ESMTP\r\n') => {
    const { port: open } = new URL(await listening(talk(greeting, replies)));
    const found = await askMail(`${mailbox}:${open}`);
    assert.equal(JSON.stringify(found).includes(secret), false);
    return found;
  };
  const hello = [/^EHLO/, '250-mail.example\r\n250 AUTH PLAIN\r\n'];
  assert.equal((await smtp([hello, [/^AUTH/, '535 no\r\n']])).step, 'token');
  assert.equal((await smtp([hello, [/^AUTH/, '235 yes\r\n']])).state, 'good');
  assert.equal((await smtp([], '554 go away\r\n')).step, 'core');
  assert.equal((await askMail(undefined)).state, 'not set');

  const redis = async (replies) => {
    const { port: open } = new URL(await listening(talk('', replies)));
    const found = await askRedis(`redis://:${secret}@127.0.0.1:${open}`);
    assert.equal(JSON.stringify(found).includes(secret), false);
    return found;
  };
  assert.equal((await askRedis(`redis://127.0.0.1:${port}`)).step, 'host');
  assert.equal((await redis([[/AUTH/, '-WRONGPASS invalid username-password pair\r\n']])).step, 'token');
  assert.equal((await redis([[/AUTH/, '+OK\r\n+PONG\r\n']])).state, 'good');
  assert.equal((await redis([[/AUTH/, '-ERR unknown command\r\n']])).step, 'core');
});

test('[O8] a certificate that has expired is called so, not one that nobody believes', async () => {
  const believed = getCACertificates('default');
  setDefaultCACertificates([...believed, expiredCertificate]);
  try {
    const old = createSecureServer({ cert: expiredCertificate, key }, (_request, response) =>
      response.end('{}'),
    );
    const found = await askSearch(environment({ SEARCH_HOST: await listening(old, 'https') }));
    assert.deepEqual([found.state, found.step], ['failing', 'tls']);
    assert.match(found.reason, /certificate has expired/);
  } finally {
    setDefaultCACertificates(believed);
  }
});

test('[O8] PostgreSQL refuses the password, or has no such database', async () => {
  /** Asks for a password, and then says what is wrong, in PostgreSQL's protocol. */
  const refusing = async (code) => {
    const server = createTcpServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => {
        socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]));
        socket.once('data', () => {
          const fields = Buffer.from(`SFATAL\0C${code}\0Mno\0\0`);
          const head = Buffer.alloc(5);
          head.write('E');
          head.writeUInt32BE(fields.length + 4, 1);
          socket.end(Buffer.concat([head, fields]));
        });
      });
    });
    const { host } = new URL(await listening(server));
    const found = await askDatabase(`postgres://visits:${secret}@${host}/clinic`);
    assert.equal(JSON.stringify(found).includes(secret), false);
    return found;
  };
  const password = await refusing('28P01');
  assert.deepEqual([password.state, password.step], ['failing', 'token']);
  assert.match(password.advice ?? '', /DATABASE_URL/);
  assert.equal((await refusing('3D000')).step, 'core');
});

test('[O8] PostgreSQL: closed, and something else that listens there', async () => {
  assert.equal((await askDatabase(`postgres://u:${secret}@127.0.0.1:${await freePort()}/x`)).step, 'host');
  const web = new URL(await answering(200, ''));
  const other = await askDatabase(`postgres://u:${secret}@${web.host}/x`);
  assert.deepEqual([other.step, JSON.stringify(other).includes(secret)], ['core', false]);
  assert.equal((await askDatabase('')).state, 'not set');
});
