import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGeocodingGateway } from '../gateways/demo/geocoding/gateway.ts';
import { writtenAddresses } from '../gateways/demo/geocoding/testing/addresses.ts';
import { entryByZip, milesBetween } from '../gateways/demo/geocoding/zip-codes.ts';
import { createGatewayServer } from '../gateways/lib/server.ts';

/**
 * Measures how the embedded geocoder reads addresses as people write them, and the ZIP codes of the region:
 * `npm run search:addresses`. Where SAMPLE_DATA_DIR has a list of ZIP codes that is not the geocoder's own, they are
 * compared with that. Ends with an error where a state is wrong, or a ZIP code of Chicago is off by three miles.
 */
const bounds = '41.842141,-87.678053|41.914086,-87.581544';
/** The farthest end of Chicago is nearly as far from its middle. */
const farMiles = 15;
const zipMiles = 3;

const server = createGatewayServer({
  expected: 1,
  onFailure: ({ kind }) => process.stderr.write(`${kind}\n`),
});
server.mount(createGeocodingGateway());
await new Promise((resolve) => server.server.listen(0, '127.0.0.1', () => resolve(undefined)));
const address = server.server.address();
const port = typeof address === 'object' && address ? address.port : 0;

/** @param {string} text */
async function placeOf(text) {
  const query = new URLSearchParams({ address: text, bounds, components: 'country:US' });
  const answer = await fetch(`http://127.0.0.1:${port}/geocoding/json?${query.toString()}`);
  const { results } = await answer.json();
  const [first] = results;
  if (!first) return undefined;
  const { lat: latitude, lng: longitude } = first.geometry.location;
  return { name: String(first.formatted_address).replace(/, USA$/, ''), latitude, longitude };
}

const print = (line) => process.stdout.write(`${line}\n`);

async function measureAddresses() {
  const wrong = [];
  const far = [];
  let unknown = 0;
  for (const { text, state, zip } of writtenAddresses) {
    const place = await placeOf(text);
    const entry = entryByZip.get(zip);
    if (!place) unknown += 1;
    else if (!new RegExp(`, ${state}(?: \\d{5})?$`).test(place.name)) wrong.push(`${text}: ${place.name}`);
    else if (entry && milesBetween(place, entry) > farMiles) far.push(`${text}: ${place.name}`);
  }
  print(
    `${writtenAddresses.length} addresses: ${wrong.length} in a wrong state, ${far.length} farther than ${farMiles} miles, ${unknown} not known`,
  );
  for (const line of [...wrong, ...far]) print(`  ${line.replaceAll('\n', ' / ')}`);
  return wrong.length;
}

/** ZIP codes with where another list has them; the geocoder's own where there is none. */
function zipCodes() {
  const file = join(process.env.SAMPLE_DATA_DIR ?? '', 'geo/chicago-area-zips.csv');
  if (!process.env.SAMPLE_DATA_DIR || !existsSync(file))
    return [...entryByZip.values()]
      .filter(({ placeName, stateCode }) => placeName === 'Chicago' && stateCode === 'IL')
      .map(({ zipCode, latitude, longitude }) => ({ zip: zipCode, city: 'Chicago', latitude, longitude }));
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  return lines.map((line) => {
    const [zip = '', city = '', , latitude, longitude] = line.split(',');
    return { zip, city, latitude: Number(latitude), longitude: Number(longitude) };
  });
}

async function measureZipCodes() {
  const list = zipCodes();
  const inChicago = await measureEach(
    'of Chicago',
    list.filter(({ city }) => city === 'Chicago'),
  );
  await measureEach(
    'around it',
    list.filter(({ city }) => city !== 'Chicago'),
  );
  return inChicago;
}

/**
 * @param {string} name
 * @param {ReturnType<typeof zipCodes>} zips
 */
async function measureEach(name, zips) {
  const found = await Promise.all(zips.map(async (entry) => ({ entry, place: await placeOf(entry.zip) })));
  const off = found.filter(({ entry, place }) => !place || milesBetween(entry, place) > zipMiles);
  print(`${zips.length} ZIP codes ${name}: ${zips.length - off.length} within ${zipMiles} miles`);
  for (const { entry, place } of off) print(`  ${entry.zip}: ${place?.name ?? 'not known'}`);
  return off.length;
}

const failures = (await measureAddresses()) + (await measureZipCodes());
await server.stop();
process.exitCode = failures === 0 ? 0 : 1;
