import { sendJson, type Gateway } from '../../lib/http.ts';
import type { Place } from './gazetteer.ts';

/** Where places are looked for first. */
const chicago = { latitude: 41.8781136, longitude: -87.6297982 };
const longest = 200;

/**
 * The embedded geocoder, in the format of Google's: `/geocoding/json?address=…` or `?latlng=…`. It knows the ZIP codes
 * and cities of the United States, and neighbourhoods of the region (`content/organization/places.json`).
 * @requirement B14
 */
export function createGeocodingGateway(): Gateway {
  // Read beside the start of the others: the first visitor does not wait for it.
  const gazetteer = import('./gazetteer.ts');
  let isReady = false;
  void gazetteer.then(({ findPlace }) => {
    // The first look-up finds the state of the centre: no visitor waits for that either.
    findPlace('Springfield', chicago);
    isReady = true;
  });
  return {
    name: 'geocoding',
    prefix: '/geocoding',
    ready: () => isReady,
    handle: async (request, response, { pathname, searchParams }) => {
      if (pathname !== '/geocoding/json' || request.method !== 'GET')
        return sendJson(response, 404, { status: 'INVALID_REQUEST', results: [] });
      const address = searchParams.get('address')?.slice(0, longest).trim() ?? '';
      const position = readPosition(searchParams.get('latlng'));
      if (address === '' && !position)
        return sendJson(response, 200, { status: 'INVALID_REQUEST', results: [] });
      const { findPlace, nearestZip } = await gazetteer;
      const place = position
        ? nearestZip(position)
        : findPlace(address, centreOf(searchParams.get('bounds')));
      sendJson(response, 200, {
        status: place ? 'OK' : 'ZERO_RESULTS',
        results: place ? [wireOf(place)] : [],
      });
    },
    close: () => Promise.resolve(),
  };
}

function readPosition(text: string | null): typeof chicago | undefined {
  const [latitude, longitude] = (text ?? '').split(',').map(Number);
  if (latitude === undefined || longitude === undefined) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && text !== ''
    ? { latitude, longitude }
    : undefined;
}

/** The middle of `south,west|north,east`. */
function centreOf(bounds: string | null): typeof chicago {
  const corners = (bounds ?? '').split('|').map(readPosition);
  const [one, other] = corners;
  if (!one || !other) return chicago;
  return {
    latitude: (one.latitude + other.latitude) / 2,
    longitude: (one.longitude + other.longitude) / 2,
  };
}

function wireOf({ name, latitude, longitude }: Place): unknown {
  return {
    formatted_address: `${name}, USA`,
    geometry: { location: { lat: latitude, lng: longitude }, location_type: 'APPROXIMATE' },
    types: ['locality'],
  };
}
