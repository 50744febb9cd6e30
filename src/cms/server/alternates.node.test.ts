import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { alternatesOf } from '#cms/alternates';

let server: Server;
let answer: object = {};
const asked: object[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      asked.push((JSON.parse(text) as { variables: object }).variables);
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  Object.assign(process.env, {
    GRAPH_QL_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}/edge`,
    PUBLIC_URL: 'https://www.clinic.example',
    SITECORE_SITE_NAME: 'clinic',
    LANGUAGES: 'en,es-MX,ar',
  });
});
afterAll(() => server.close());

const there = { item: { hidden: { value: '' } } };
const hidden = { item: { hidden: { value: '1' } } };
const none = { item: null };

test('[A15] [O5] a page names its languages with one question to the CMS, none that is hidden or not written', async () => {
  answer = { data: { language0: there, language1: there, language2: none } };
  expect(await alternatesOf('/About')).toEqual([
    { hreflang: 'en', href: 'https://www.clinic.example/about' },
    { hreflang: 'es-MX', href: 'https://www.clinic.example/es-mx/about' },
    { hreflang: 'x-default', href: 'https://www.clinic.example/about' },
  ]);
  const inEach = { language0: 'en', language1: 'es-MX', language2: 'ar' };
  expect(asked).toEqual([{ site: 'clinic', path: '/about', ...inEach }]);
  answer = { data: { language0: none, language1: there, language2: { item: { hidden: null } } } };
  expect((await alternatesOf('/uno')).map(({ hreflang }) => hreflang)).toEqual(['es-MX', 'ar']);
  answer = { data: { language0: there, language1: hidden, language2: none } };
  expect(await alternatesOf('/alone')).toEqual([]);
});

test('[A15] [O8] while the CMS gives no answer a page names the languages of its last one, or none', async () => {
  answer = { errors: [{ message: 'down' }] };
  expect(await alternatesOf('/never-seen')).toEqual([]);
  expect((await alternatesOf('/about')).map(({ hreflang }) => hreflang)).toEqual([
    'en',
    'es-MX',
    'x-default',
  ]);
});
