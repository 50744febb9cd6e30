import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGatewayServer } from '../../lib/server.ts';
import { createGeocodingGateway } from './gateway.ts';

type Answer = {
  status: string;
  results: { formatted_address: string; geometry: { location: { lat: number; lng: number } } }[];
};

test('[B14] places are found by ZIP code and by city, near Chicago first; nonsense is no place', async (t) => {
  const server = createGatewayServer({ expected: 1, onFailure: () => undefined });
  server.mount(createGeocodingGateway());
  await new Promise<void>((done) => server.server.listen(0, '127.0.0.1', done));
  t.after(() => server.stop());
  const address = server.server.address();
  assert(address && typeof address === 'object');
  const ask = async (query: string) => {
    const response = await fetch(`http://127.0.0.1:${address.port}/geocoding/json?${query}`);
    return (await response.json()) as Answer;
  };
  const name = async (place: string, more = '') =>
    (await ask(`address=${encodeURIComponent(place)}${more}`)).results[0]?.formatted_address;

  const { lat = 0, lng = 0 } = (await ask('address=60637')).results[0]?.geometry.location ?? {};
  assert.ok(Math.abs(lat - 41.78) < 0.05 && Math.abs(lng + 87.6) < 0.05);
  assert.equal(await name('60201-1234'), 'Evanston, IL 60201, USA');
  assert.equal(await name('evanston'), 'Evanston, IL, USA');
  assert.equal(await name('Springfield'), 'Springfield, IL, USA');
  assert.equal(await name('Springfield', '&bounds=42,-73|42.2,-72'), 'Springfield, MA, USA');
  assert.equal(await name('springfield ma'), 'Springfield, MA, USA');
  assert.equal(await name('12 Main Street, Oak Park, Illinois'), 'Oak Park, IL, USA');
  assert.equal(await name('Saint Charles'), await name('St. Charles'));
  for (const nowhere of ['00000', 'zzzz', '%', "'; drop"])
    assert.equal((await ask(`address=${encodeURIComponent(nowhere)}`)).status, 'ZERO_RESULTS', nowhere);
  assert.equal((await ask('address=')).status, 'INVALID_REQUEST');
  assert.equal((await ask('latlng=41.79,-87.6')).results[0]?.formatted_address, 'Chicago, IL 60637, USA');
  assert.equal((await ask('latlng=91,0')).status, 'INVALID_REQUEST');
});
