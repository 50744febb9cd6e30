import assert from 'node:assert/strict';
import { request } from 'node:http';
import { test } from 'node:test';
import { apiKey, startEdge, type EdgeSite } from './testing/edge-site.ts';

const path = '/sitecore/api/graph/edge';
const small = '{site{siteInfoCollection{name}}}';

async function refused({ graph }: EdgeSite, query: string, reason: RegExp, variables = {}): Promise<void> {
  const { status, messages } = await graph(query, variables);
  assert.equal(status, 400, query.slice(0, 100));
  assert.match(messages.join('\n'), reason);
}

test('[O3] GraphQL requires the right key', async (t) => {
  const { url } = await startEdge(t);
  const status = async (headers: Readonly<Record<string, string>>, query = '') => {
    const response = await fetch(`${url}${path}${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query: small }),
    });
    await response.body?.cancel();
    return response.status;
  };
  assert.equal(await status({ sc_apikey: apiKey }), 200);
  assert.equal(await status({}), 401);
  assert.equal(await status({ sc_apikey: '' }), 401);
  assert.equal(await status({ sc_apikey: `${apiKey}x` }), 401);
  assert.equal(await status({ sc_apikey: apiKey.toUpperCase() }), 401);
  // A key in an address would end up in logs.
  assert.equal(await status({}, `?sc_apikey=${apiKey}`), 401);
});

test('[O2] GraphQL answers GET and POST only', async (t) => {
  const { url } = await startEdge(t);
  const ask = (search: string, init: RequestInit = {}) =>
    fetch(`${url}${path}?${search}`, { headers: { sc_apikey: apiKey }, ...init });
  const query = new URLSearchParams({
    query: 'query($site:String!){site{siteInfo(site:$site){name}}}',
    variables: JSON.stringify({ site: 'test' }),
  });
  const got = await ask(query.toString());
  assert.deepEqual([got.status, await got.json()], [200, { data: { site: { siteInfo: { name: 'test' } } } }]);
  assert.match(got.headers.get('content-type') ?? '', /^application\/json/);
  assert.equal(got.headers.get('cache-control'), 'no-store');
  const put = await ask('', { method: 'PUT', body: '{}' });
  assert.deepEqual([put.status, put.headers.get('allow')], [405, 'GET, POST']);
  assert.equal((await ask('')).status, 400);
});

test('[O2] queries over the limits are refused before they run', async (t) => {
  const site = await startEdge(t);
  const nested = (levels: number) =>
    `{item(path:"x",language:"en"){${'parent{'.repeat(levels)}name${'}'.repeat(levels)}}}`;
  assert.equal((await site.graph(nested(13))).status, 200);
  await refused(site, nested(14), /depth of 16 is over the limit of 15/);
  const aliases = (count: number) =>
    `{${Array.from({ length: count }, (_, index) => `a${index}:__typename`).join(' ')}}`;
  assert.equal((await site.graph(aliases(30))).status, 200);
  await refused(site, aliases(31), /aliases of 31 is over the limit of 30/);
  await refused(site, aliases(1000), /aliases of 1000 is over/);
  await refused(site, `{${'__typename '.repeat(4001)}}`, /more that 4000 tokens/);
});

test('[O2] the cost of a query counts its lists by their page size', async (t) => {
  const site = await startEdge(t);
  const nested =
    'query($n:Int){search(where:{name:"_name",value:"x"},first:$n){results{children(first:100){results{name}}}}}';
  assert.equal((await site.graph(nested, { n: 90 })).status, 200);
  await refused(site, nested, /complexity of \d+ is over the limit of 10000/, { n: 100 });
  await refused(site, nested.replace('$n)', '100)').replace('($n:Int)', ''), /complexity/);
  const pages =
    'query($n:Int){site{siteInfo(site:"test"){routes(language:"en",first:$n){results{route{rendered}}}}}}';
  assert.equal((await site.graph(pages, { n: 500 })).status, 200);
  await refused(site, pages, /complexity/, { n: 1000 });
});

test('[O2] fragments are measured once, however often they are named, and circular ones do not hang', async (t) => {
  const site = await startEdge(t);
  const bombs = Array.from(
    { length: 40 },
    (_, index) => `fragment f${index} on Item{...f${index + 1} parent{...f${index + 1}}}`,
  );
  await refused(
    site,
    `{item(path:"x",language:"en"){...f0}} ${bombs.join(' ')} fragment f40 on Item{parent{parent{parent{name}}}}`,
    /depth/,
  );
  await refused(
    site,
    '{item(path:"x",language:"en"){...a}} fragment a on Item{parent{...b}} fragment b on Item{parent{...a}}',
    /Cannot spread fragment/,
  );
});

test('[O2] a request outside the schema is a 400: unknown field, unknown argument, mutation, batch', async (t) => {
  const site = await startEdge(t);
  await refused(site, '{nothing}', /Cannot query field "nothing"/);
  await refused(site, '{item(path:"x",language:"en",colour:"red"){name}}', /Unknown argument "colour"/);
  await refused(site, '{item(path:"x"){name}}', /"language" of type "String!" is required/);
  await refused(site, 'mutation{publish}', /Only queries are answered/);
  await refused(site, 'subscription{publish}', /Only queries are answered/);
  await refused(site, '{', /Syntax Error/);
  const post = (body: string) =>
    fetch(`${site.url}${path}`, {
      method: 'POST',
      headers: { sc_apikey: apiKey, 'content-type': 'application/json' },
      body,
    });
  assert.equal((await post(JSON.stringify([{ query: small }, { query: small }]))).status, 400);
  assert.equal((await post('no json')).status, 400);
  assert.equal((await post('{}')).status, 400);
});

test('[O2] a body over a megabyte is refused, with or without its length announced', async (t) => {
  const { url } = await startEdge(t);
  const body = JSON.stringify({ query: small, padding: 'x'.repeat(1_100_000) });
  const headers = { sc_apikey: apiKey, 'content-type': 'application/json' };
  assert.equal((await fetch(`${url}${path}`, { method: 'POST', headers, body })).status, 413);
  const chunked = await new Promise<number | undefined>((done, failed) => {
    const outgoing = request(
      `${url}${path}`,
      { method: 'POST', headers: { ...headers, 'transfer-encoding': 'chunked' } },
      (response) => {
        response.resume();
        done(response.statusCode);
      },
    );
    outgoing.on('error', failed);
    outgoing.end(body);
  });
  assert.equal(chunked, 413);
});
