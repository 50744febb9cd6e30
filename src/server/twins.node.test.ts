import { ask, closeAll, long, serve } from './testing/front.ts';

afterEach(closeAll);

test('[A9] the hidden twins of the pages do not exist for visitors, however they are spelt', async () => {
  const { port, asked } = await serve(() => ({ body: long }));
  for (const path of [
    '/live',
    '/live/a',
    '/LIVE/a',
    '/posted',
    '/posted/a',
    '/problem/ar',
    '/%70osted/a',
    '/%2570osted/a',
    '/posted%2Fa',
    '/./posted/a',
    '/a/../posted/a',
    '/a/%2e%2e/posted/a',
    '/a%2f..%2fposted',
    '/a\\..\\posted',
    '/_next/data/build/posted.json',
    '/_next/data/build/posted/a.json',
    '/_next/data/build/LIVE/a.json',
    '/_next/data/build//posted/a.json',
    '/_next/data/build/x/../posted/a.json',
    '/_next/data/build/%70osted/a.json?query=x',
    '/_next//data/build/problem.json',
  ])
    expect([path, (await ask(port, path)).status]).toEqual([path, 404]);
  expect(asked.map(({ url }) => url)).toEqual(['/page-not-found']);
});

test('[A9] only the front leads to a twin, whatever a visitor says of themselves', async () => {
  const { port, asked } = await serve(() => ({ body: long, control: 'private' }));
  const led = () => asked.map(({ headers }) => headers['x-foyer-twin']);
  await ask(port, '/a?letter=b', { headers: { 'x-foyer-twin': 'posted' } });
  await ask(port, '/a', { headers: { 'x-foyer-twin': 'posted' } });
  await ask(port, '/a', {
    method: 'POST',
    headers: { 'x-foyer-twin': 'live', 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(led()).toEqual(['live', undefined, 'posted']);
  expect(asked[2]?.url).toBe('/posted/a');
});

test('[B26] an address with a question is led to the twin of its page, and so is its data', async () => {
  const { port, asked } = await serve(() => ({ body: long, control: 'private' }));
  const cases = [
    ['/?page=2', '/live?page=2'],
    ['/a/b?query=what?', '/live/a/b?query=what?'],
    ['/living-with-asthma?page=2', '/live/living-with-asthma?page=2'],
    ['/es-mx/a?letter=b', '/live/es-mx/a?letter=b'],
    ['/_next/data/build/a/b.json?query=x', '/_next/data/build/live/a/b.json?query=x'],
    ['/_next/data/build/index.json?page=2', '/_next/data/build/live.json?page=2'],
    ['/robots.txt?page=2', '/robots.txt?page=2'],
    ['/api/search?query=x', '/api/search?query=x'],
    // The framework leads these to their plain address, which must not be the twin's.
    ['/a/?query=x', '/a/?query=x'],
    ['/a//b?query=x', '/a//b?query=x'],
  ] as const;
  for (const [path] of cases) await ask(port, path);
  expect(asked.map(({ url }) => url)).toEqual(cases.map(([, led]) => led));
});

test('[A10] a page that cannot be made is the resource-problem page of its language, posted or asked for', async () => {
  const { port, asked } = await serve((url) =>
    url.startsWith('/problem')
      ? { status: 503, body: `${url} Thanks for visiting! ${long}`, control: 'no-store' }
      : { status: 500, body: 'Internal Server Error', control: 'no-store' },
  );
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  };
  const answers = [
    await ask(port, '/a'),
    await ask(port, '/a?query=x'),
    await ask(port, '/a', post),
    await ask(port, '/es-mx/a'),
  ];
  expect(
    answers.map(({ status, headers }) => [status, headers['retry-after'], headers['cache-control']]),
  ).toEqual(answers.map(() => [503, '30', 'no-store']));
  expect(answers.map(({ body }) => body.toString().split(' ')[0])).toEqual([
    '/problem',
    '/problem',
    '/problem',
    '/problem/es-mx',
  ]);
  expect(asked.filter(({ url }) => url === '/problem')).toHaveLength(1);
  expect(asked.some(({ url, headers }) => url === '/problem' && headers['x-foyer-twin'] === 'problem')).toBe(
    true,
  );
});

test('[A10] the page for problems says so at its own address, in each language', async () => {
  const { port } = await serve(() => ({ body: long }));
  const statuses = ['/resource-problem', '/es-mx/resource-problem', '/es-mx/a'].map(
    async (path) => (await ask(port, path)).status,
  );
  expect(await Promise.all(statuses)).toEqual([500, 500, 200]);
});

test('[I14] [K10] nobody stores a page on which visitors write about themselves, nor its data', async () => {
  const { port } = await serve((url) => ({
    body: url.includes('form')
      ? `<!DOCTYPE html><html lang="en" data-personal="true">${long}`
      : `<!DOCTYPE html><html lang="en">${long}`,
  }));
  const control = async (path: string) => (await ask(port, path)).headers['cache-control'];
  for (const path of [
    '/form',
    '/form?query=x',
    '/appointments/manage',
    '/_next/data/b/appointments/manage.json',
  ])
    expect([path, await control(path)]).toEqual([path, 'no-store']);
  for (const path of ['/other', '/other?query=x', '/_next/data/b/other.json'])
    expect([path, await control(path)]).toEqual([path, 'public, max-age=0, must-revalidate']);
});
