import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sayCounted } from '@/lib/log';
import type { geocode } from '#services/geocode/geocode';

let server: Server;
let answer = { status: 200, body: '{}' };
let find: typeof geocode;
let lines: string[] = [];

beforeAll(async () => {
  server = createServer((_request, response) => void response.writeHead(answer.status).end(answer.body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.GEOCODING_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  ({ geocode: find } = await import('#services/geocode/geocode'));
});
afterAll(() => server.close());
beforeEach(async () => {
  await sayCounted();
  lines = [];
});

const said = (status: string) => ({ status: 200, body: JSON.stringify({ status, results: [] }) });

test.each([
  ['it knows no such place', 'Nowhere at all', said('ZERO_RESULTS'), 'notFound', undefined],
  ['it refuses the key', 'Oak Lane 1', said('REQUEST_DENIED'), 'unavailable', 'Google API not initialized'],
  ['it has had enough', 'Oak Lane 2', said('OVER_QUERY_LIMIT'), 'unavailable', 'Google API not initialized'],
  ['it says nonsense', 'Oak Lane 3', { status: 200, body: '[]' }, 'unavailable', 'Geocoder not initialized'],
] as const)(
  '[B14] a geocoder where %s: the failure, and the log says why without the place',
  async (_case, place, given, error, reason) => {
    answer = given;
    expect(await find(place)).toEqual({ ok: false, error });
    const log = lines.join('');
    expect(log).not.toMatch(/Oak|Nowhere/);
    expect(/"reason":"([^"]*initialized)"/.exec(log)?.[1]).toBe(reason);
  },
);

test('[B14] a result that cannot be read takes no other with it', async () => {
  const place = {
    formatted_address: 'Oak Park, IL 60302, USA',
    geometry: { location: { lat: 41.9, lng: -87.8 } },
  };
  answer = { status: 200, body: JSON.stringify({ status: 'OK', results: [place, { place_id: 'x' }] }) };
  expect(await find('Oak Park')).toEqual({
    ok: true,
    value: { name: 'Oak Park, IL 60302', latitude: 41.9, longitude: -87.8 },
  });
});
