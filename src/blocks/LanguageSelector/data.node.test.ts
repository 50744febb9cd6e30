import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { load } from '@/blocks/LanguageSelector/data';
import type { LoaderContext } from '@/cms/block';
import { languageHref } from '@/features/chrome/model/navigation';

const child = (displayName: string, fields: Readonly<Record<string, unknown>>) => ({
  id: displayName,
  displayName,
  fields: Object.entries(fields).map(([name, jsonValue]) => ({ name, jsonValue })),
});
const results = [
  child('English', { systemLanguage: { value: 'en' } }),
  child('Español', {
    systemLanguage: {
      id: 'l1',
      name: 'es',
      displayName: 'Spanish',
      fields: { 'Regional Iso Code': { value: 'es-MX' } },
    },
  }),
  child('ar', { languageName: { value: 'العربية' }, systemLanguage: { id: 'l2', name: 'ar', fields: {} } }),
  child('Polski', {
    systemLanguage: { value: 'pl-PL' },
    languageUrl: { value: { href: 'https://pl.example.org' } },
  }),
  child('Nothing', {}),
];

let server: Server;
beforeAll(async () => {
  server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ data: { item: { children: { results } } } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.GRAPH_QL_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}/edge`;
});
afterAll(() => server.close());

test('[M2] a language goes by its display name and the regional ISO code of its system language, or by its own URL', async () => {
  const context = { rendering: { dataSource: '{1}' }, language: 'en' } as LoaderContext;
  const loaded = await load(context);
  const page = { pathname: '/about', defaultLanguage: 'en' };
  expect(loaded.ok && loaded.data.map((link) => [link.name, languageHref(link, page)])).toEqual([
    ['English', '/about'],
    ['Español', '/es-mx/about'],
    ['العربية', '/ar/about'],
    ['Polski', 'https://pl.example.org'],
  ]);
});
