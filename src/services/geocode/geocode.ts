import { z } from 'zod';
import { latinDigits } from '@/lib/digits';
import { logError } from '@/lib/log';
import { err, ok, type Result } from '@/lib/result';
import { env } from '#config/server/env';
import { answerCache } from '#gateway/answer-cache';
import { createGateway, type Gateway } from '#gateway/client';
import { readableListOf } from '#gateway/lists';

/** A place that a visitor named. */
export type GeocodedPlace = {
  /** As it is said back: `Evanston, IL 60201`. */
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
};

export type GeocodeFailure = 'notFound' | 'unavailable';

/** Why no place is known, in the specification's words: the geocoder refuses the site, or gives no usable answer. */
type NoAnswer = 'Google API not initialized' | 'Geocoder not initialized';

const wire = z.object({
  status: z.string(),
  results: readableListOf(
    z.object({
      formatted_address: z.string(),
      geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
    }),
  ),
});

/** The bounds of a circle of 4000 m around the middle of Chicago: south, west, north, east. @decision Q9 */
const bias = '41.842141,-87.678053|41.914086,-87.581544';
const deadlineMs = 1200;
/** `place` is undefined where a text names none. */
type FoundPlace = { readonly place: GeocodedPlace | undefined };
const kept = answerCache<FoundPlace>('places', {
  maxEntries: 2000,
  freshMs: 24 * 3_600_000,
});

let gateway: Gateway | undefined;

/**
 * The place that a visitor named by city or ZIP code. Nothing of it is logged, only why the geocoder knows of no place.
 * @returns `notFound` ("No results from address") where the text names no place in the United States
 * @requirement B12 B14
 */
export function geocode(text: string): Promise<Result<GeocodedPlace, GeocodeFailure>> {
  const address = latinDigits(text);
  return ask(`address ${address.toLowerCase()}`, { address, bounds: bias, components: 'country:US' });
}

/**
 * The ZIP code around a position, which is rounded to about a kilometre before it goes anywhere.
 * @requirement B27
 */
export function geocodePosition(
  latitude: number,
  longitude: number,
): Promise<Result<GeocodedPlace, GeocodeFailure>> {
  const latlng = `${latitude.toFixed(2)},${longitude.toFixed(2)}`;
  return ask(`latlng ${latlng}`, { latlng, result_type: 'postal_code' });
}

type Question = Readonly<Record<string, string>>;

async function ask(key: string, question: Question): Promise<Result<GeocodedPlace, GeocodeFailure>> {
  const found = await kept.get(key, () => find(question));
  if (!found) return err('unavailable');
  return found.place ? ok(found.place) : err('notFound');
}

async function find(question: Question): Promise<FoundPlace | undefined> {
  const { GEOCODING_HOST: baseUrl, GEOCODING_KEY: apiKey } = env();
  gateway ??= createGateway({ name: 'geocoding', baseUrl, deadlineMs });
  const query = new URLSearchParams({ ...question, ...(apiKey ? { key: apiKey } : {}) });
  const answer = await gateway.request({ method: 'GET', path: '/json', query });
  const read = answer.ok && answer.value.status === 200 ? wire.safeParse(answer.value.json) : undefined;
  if (!read?.success) return failed('Geocoder not initialized');
  if (!['OK', 'ZERO_RESULTS'].includes(read.data.status)) return failed('Google API not initialized');
  const [first] = read.data.results;
  const place = first && {
    name: first.formatted_address.replace(/, USA$/, ''),
    latitude: first.geometry.location.lat,
    longitude: first.geometry.location.lng,
  };
  return { place };
}

/** A wrong key or a used-up allowance comes with status 200: nobody else says it. @requirement B14 */
function failed(reason: NoAnswer): undefined {
  logError('geocoding.failed', { reason });
  return undefined;
}
