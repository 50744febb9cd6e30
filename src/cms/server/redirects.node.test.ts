import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expireAnswers } from '#gateway/answer-cache';
import { RedirectRules, type Redirect } from '#cms/redirect-rules';
import { redirectFaults, redirectFor } from '#cms/redirects';
import { frontRedirect } from '@/lib/front-redirects';

let server: Server;
let given: unknown[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ data: { site: { siteInfo: { redirects: given } } } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.GRAPH_QL_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}/edge`;
});
afterAll(() => server.close());
const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => said.push(String(line)) > 0);
});
afterEach(() => jest.restoreAllMocks());

const rule = (pattern: string, target: string, more: Partial<Redirect> = {}): Redirect => ({
  pattern,
  target,
  redirectType: 'REDIRECT_301',
  isQueryStringPreserved: false,
  isLanguagePreserved: false,
  locale: '',
  ...more,
});
function have(...rules: unknown[]): void {
  given = rules;
  expireAnswers();
}
const to = async (path: string, query = '', language = 'en') => {
  const found = await redirectFor(path, language, new URLSearchParams(query));
  return found?.kind === 'redirect' ? found.destination : found && `shows ${found.path}`;
};

test('[A15] the visitor’s query goes on where the rule says so, beside what the target says itself', async () => {
  have(
    rule('/old', '/new?source=old#top', { isQueryStringPreserved: true }),
    rule('/dropped', '/new'),
    rule('/away', 'https://other.example/a', { isQueryStringPreserved: true, isLanguagePreserved: true }),
  );
  expect(await to('/old', 'utm_source=letter&source=mine')).toBe('/new?source=old&utm_source=letter#top');
  expect(await to('/old')).toBe('/new?source=old#top');
  expect(await to('/dropped', 'a=1')).toBe('/new');
  expect(await to('/away', 'a=b c&a=ü', 'es-MX')).toBe('https://other.example/a?a=b+c&a=%C3%BC');
});

test('[A15] a pattern may ask for parameters, in any order, and give what they hold to the target', async () => {
  have(
    rule('/doctor.aspx?id=(\\d+)&tab=(map|bio)', '/physicians/$1/$2'),
    rule('^/doctor\\.aspx\\?id=7$', '/physicians/seven'),
    rule('/doctor.aspx', '/physicians'),
  );
  expect(await to('/doctor.aspx', 'tab=map&x=1&id=42')).toBe('/physicians/42/map');
  expect(await to('/Doctor.aspx', 'id=7')).toBe('/physicians/seven');
  expect(await to('/doctor.aspx', 'id=seven')).toBe('/physicians');
  expect(await frontRedirect('/es-mx/doctor.aspx', 'id=9&tab=bio')).toMatchObject({
    destination: '/physicians/9/bio',
  });
});

test('[A15] a transfer shows another page under the same address, in the language of the visitor', async () => {
  have(
    rule('/short', '/a/long/path', { redirectType: 'SERVER_TRANSFER', isLanguagePreserved: true }),
    rule('/outside', 'https://other.example/', { redirectType: 'SERVER_TRANSFER' }),
  );
  expect(await to('/short')).toBe('shows /a/long/path');
  expect(await to('/short', '', 'ar')).toBe('shows /a/long/path');
  expect(await frontRedirect('/ar/short', '')).toEqual({ kind: 'transfer', path: '/ar/a/long/path' });
  // Another site's page cannot be shown here.
  expect(await to('/outside')).toBe('https://other.example/');
});

test('[A15] a chain is followed to its end, a circle sends nobody anywhere, and both are named', async () => {
  have(
    rule('/a', '/b'),
    rule('/b', '/c/(x)', { redirectType: 'REDIRECT_302' }),
    rule('/round/(.*)', '/trip/$1'),
    rule('/trip/(.*)', '/round/$1'),
    rule('/self', '/SELF'),
    rule('/broken(', '/c'),
    { pattern: 7 },
  );
  expect(await redirectFor('/a', 'en')).toEqual({
    kind: 'redirect',
    destination: '/c/(x)',
    isPermanent: false,
  });
  expect([await to('/round/1'), await to('/trip/2'), await to('/self')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([...redirectFaults()]).toEqual([
    ['/broken(', 'broken'],
    ['/a', 'chain'],
    ['/round/(.*)', 'loop'],
    ['/trip/(.*)', 'loop'],
    ['/self', 'loop'],
  ]);
  expect(said.map((line) => JSON.parse(line) as unknown)).toContainEqual(
    expect.objectContaining({ level: 'warn', event: 'redirect.chain', pattern: '/a' }),
  );
});

test('[A15] the first rule wins, whatever it begins with, and a rule of another language does not count', async () => {
  have(
    rule('/visit/parking', '/es-only', { locale: 'es-MX' }),
    rule('/vis(it|ita)/.*', '/first'),
    rule('/visit/parking', '/second'),
    rule('/a|/b', '/either'),
    rule('/childrens?', '/comer'),
  );
  expect(await to('/visit/parking')).toBe('/first');
  expect(await to('/visit/parking', '', 'es-MX')).toBe('/es-only');
  expect([await to('/b'), await to('/children/'), await to('/childrens'), await to('/child')]).toEqual([
    '/either',
    '/comer',
    '/comer',
    undefined,
  ]);
});

test('[A15] of ten thousand rules a request tries the few that begin like its path', () => {
  const many = Array.from({ length: 10_000 }, (_none, number) =>
    number % 2
      ? rule(`/old/page-${number}`, '/x')
      : rule(`^/blog/${number}-(.*)\\.html$`, `/news/${number}/$1`),
  );
  const rules = new RedirectRules(many);
  const none = new URLSearchParams();
  expect(rules.match('/blog/4242-heart.html', none, 'en')?.target).toBe('/news/4242/heart');
  expect(rules.match('/find-a-physician/physician/ana-diaz', none, 'en')).toBeUndefined();
  expect(rules.match('/old/page-9999', none, 'en')?.target).toBe('/x');
  expect(rules.tried).toBeLessThan(15);
});

test.each([
  ['a group in front', (number: number) => `(.*)/page-${number}`],
  ['groups around', (number: number) => `^/(.*)/b-${number}/(.*)$`],
  ['one beginning for all', (number: number) => `/news/(\\d+)/b-${number}.html`],
])('[A15] of ten thousand rules with %s a request tries the few that may match', (_name, pattern) => {
  const rules = new RedirectRules(
    Array.from({ length: 10_000 }, (_none, at) => rule(pattern(at), `/n/${at}`)),
  );
  const none = new URLSearchParams();
  const paths = ['/old/page-4242', '/a/b-4242/c', '/news/7/b-4242.html'];
  expect(paths.map((path) => rules.match(path, none, 'en')?.target ?? '').join('')).toBe('/n/4242');
  expect(rules.match('/find-a-physician/physician/ana-diaz-4242', none, 'en')).toBeUndefined();
  expect(rules.tried).toBeLessThan(20);
});

test('[A15] a rule is found whatever its expression is made of, and the first of the list wins', () => {
  const patterns = [
    ['(.*)/a{2}b', '/x/aab', '/x/a2b'],
    ['(.*)/\\x41bc', '/x/abc', '/x/x41bc'],
    ['([a-z(]+)-old', '/some-old', '/42-old'],
    ['(a|b)/(c|d)?/end', '/a//end', '/e/c/end'],
    ['/(\\w+)/\\1/twice', '/a/a/twice', '/a/b/twice'],
    ['/(.*)/colou?rs+', '/x/colorss', '/x/colos'],
    ['/one|/(.*)/two', '/one', '/three'],
    ['(.*)\\.aspx', '/p/q.aspx', '/p/q-aspx'],
  ] as const;
  const none = new URLSearchParams();
  for (const [pattern, good, bad] of patterns) {
    const rules = new RedirectRules([rule(pattern, '/first'), rule('/(.*)', '/rest')]);
    expect([pattern, rules.match(good, none, 'en')?.target]).toEqual([pattern, '/first']);
    expect([pattern, rules.match(bad, none, 'en')?.target]).toEqual([pattern, '/rest']);
  }
  const both = new RedirectRules([rule('(.*)/page', '/any'), rule('/a/page', '/exact')]);
  expect(both.match('/a/page', none, 'en')?.target).toBe('/any');
});
