import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LoaderContext } from '@/cms/block';
import { load } from '@/blocks/FEaaSWrapper/data';

let server: Server;
let asked: string[] = [];
let answer = { status: 200, type: 'text/html; charset=utf-8', body: '' };
let host = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(answer.status, { 'Content-Type': answer.type }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.COMPONENTS_HOST = `http://${host}/components`;
});
afterAll(() => server.close());

let number = 0;
function ask(params: Readonly<Record<string, string>>, said: Partial<typeof answer> = {}) {
  answer = { status: 200, type: 'text/html; charset=utf-8', body: '', ...said };
  asked = [];
  // Only what this loader reads of its context.
  return load({ rendering: { params }, language: 'es-MX' } as unknown as LoaderContext);
}
const named = (more = {}) => ({ LibraryId: 'lib', ComponentId: `c${(number += 1)}`, ...more });
const notFound = { ok: false, error: 'notFound' };

test('[G10] the server asks its own host for library, component, version, revision and language', async () => {
  const body = '<h2>Hola</h2>';
  await ask(
    named({ ComponentVersion: 'v2', ComponentRevision: 'staged', ComponentHostName: `https://${host}/x` }),
    { body },
  );
  expect(asked).toEqual([`/components/lib/c${number}/v2/staged.html?language=es-MX`]);
  await ask(named(), { body });
  expect(asked).toEqual([`/components/lib/c${number}/responsive/published.html?language=es-MX`]);
});

test('[G10] the markup comes without scripts, handlers, forms and pictures of other hosts', async () => {
  const body =
    '<h1 onclick="x()">T</h1><script>alert(1)</script><style>p{}</style><form><input></form><iframe src="/a"></iframe>' +
    '<img src="https://other.example/a.png" alt=""><img src="/-/media/a.png" alt="A"><a href="javascript:x">l</a>' +
    '<a href="/about">About</a>';
  const found = await ask(named(), { body });
  const markup = found.ok ? found.data.markup : '';
  expect(markup).not.toMatch(/onclick|script|style|form|input|iframe|other\.example/);
  expect(markup).toContain('src="/-/media/a.png"');
  expect(markup).toContain('href="/es-mx/about"');
  expect(markup).toContain('<h2>T</h2>');
});

test.each([
  ['no component', {}],
  ['a way out of the library', { LibraryId: '..', ComponentId: 'x' }],
  ['another host', { LibraryId: 'lib', ComponentId: 'x', ComponentHostName: 'https://evil.example' }],
])('[G10] %s: nobody is asked, and the block is left out', async (_what, params) => {
  expect(await ask(params)).toEqual(notFound);
  expect(asked).toEqual([]);
});

test('[G10] an unknown component and one that is no markup are left out', async () => {
  expect(await ask(named(), { status: 404 })).toEqual(notFound);
  expect(await ask(named(), { type: 'application/json', body: '{}' })).toEqual(notFound);
  expect(await ask(named(), { body: 'x'.repeat(200_001) })).toEqual(notFound);
});

test('[G10] a failing service takes the block down and nothing else', async () => {
  expect(await ask(named(), { status: 500 })).toEqual({ ok: false, error: 'unavailable' });
});
