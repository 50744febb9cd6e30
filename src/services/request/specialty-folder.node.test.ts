import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LoaderContext } from '@/cms/block';

const sixty = Array.from({ length: 60 }, (_none, at) => ({ id: `s${at}`, displayName: `Specialty ${at}` }));
const children = [
  { id: 'a', displayName: 'cancer', tagDisplayName: { value: 'Cancer|Treatment' } },
  { id: 'b', displayName: 'Heart', tagDisplayName: { value: '' } },
  { id: 'c', displayName: '', tagDisplayName: null },
  ...sixty,
];

/** A CMS whose short form names a folder of specialties; a search service that knows nobody. */
let outside: Server;
let asked = '';
beforeAll(async () => {
  outside = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      if (request.url !== '/graphql') return response.writeHead(503).end();
      asked = text;
      const first = Number(/children\(first: (\d+)\)/.exec(text)?.[1] ?? 1000);
      const specialtyFolder = { targetItem: { children: { results: children.slice(0, first) } } };
      const template = { name: 'Short Request An Appointment Form' };
      const item = { template, specialties: { jsonValue: [] }, specialtyFolder };
      return response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ data: { item } }));
    });
  });
  await new Promise<void>((listening) => outside.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  process.env.GRAPH_QL_ENDPOINT = `${address}/graphql`;
  process.env.SEARCH_HOST = `${address}/search`;
});
afterAll(() => void outside.close());

const loaded = async (fields: object, query = '') => {
  const { load } = await import('@/blocks/ShortRequestAnAppointmentForm/data');
  const answer = await load({
    rendering: { uid: 'u1', dataSource: '{A1}', fields },
    language: 'en',
    pathname: '/ask',
    query: new URLSearchParams(query),
  } as unknown as LoaderContext);
  if (!answer.ok) throw new Error('nothing loaded');
  return answer.data;
};
const specialtyFolder = { id: 'folder', name: 'folder', fields: {} };

test('[J5] the short form offers the first 50 children of its specialty folder, a pair with a colon', async () => {
  const { specialties, wanted } = await loaded({ specialtyFolder }, 'speciality=heart');
  expect(asked).toContain('specialtyFolder');
  expect(specialties.slice(0, 3)).toEqual([
    ['Cancer|Treatment', 'Cancer: Treatment'],
    ['Heart', 'Heart'],
    ['Specialty 0', 'Specialty 0'],
  ]);
  expect(specialties).toHaveLength(49);
  expect(wanted.specialty).toBe('Heart');
});

test('[J5] specialties that the form lists itself come before a folder’s', async () => {
  const listed = [{ id: 'x', name: 'x', fields: { tagDisplayName: { value: 'Hips' } } }];
  expect((await loaded({ specialtyFolder, specialties: listed })).specialties).toEqual([]);
});
