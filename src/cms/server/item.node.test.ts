import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentQuery } from '#cms/content';
import { fetchItem } from '#cms/item';
import { locationOf } from '@/features/location/model/location';

const query = contentQuery(
  'query Place($id: String!, $language: String!) { item(path: $id, language: $language) { id } }',
);
const item = {
  id: '1',
  displayName: 'Hyde Park',
  url: { path: '/hyde-park' },
  headlineText: { value: '\u200B' },
  locationTitle: { value: '<b></b>' },
  bodyContent: { value: '<p>&nbsp;</p>' },
  customTitle1: { value: 'R&D' },
  customContent1: { value: '<p>x</p>' },
  locationImage: { jsonValue: { value: { src: '/-/media/a.png', alt: '' } } },
};

let server: Server;
beforeAll(async () => {
  server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ data: { item } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.GRAPH_QL_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}/edge`;
});
afterAll(() => server.close());

test('[E1] [P3] a name of which nothing is seen gives way to the next one; all else is as the CMS says it', async () => {
  const found = await fetchItem(query, { id: '1', language: 'en' });
  const { fields } = (found.ok && found.value) || { fields: {} };
  expect(fields).toEqual({
    headlineText: { value: '' },
    locationTitle: { value: '' },
    bodyContent: { value: '' },
    customTitle1: item.customTitle1,
    customContent1: item.customContent1,
    locationImage: item.locationImage,
  });
  expect(locationOf({ id: '1', displayName: 'Hyde Park', path: '/', fields }).name).toBe('Hyde Park');
});
