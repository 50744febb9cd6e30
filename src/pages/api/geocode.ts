import { positionRequestSchema } from '@/contracts/place';
import { answered } from '#routes/kit/answer';
import { readingMs, route } from '#routes/kit/route';
import { geocodePosition } from '#services/geocode/geocode';

/**
 * `GET /api/geocode?latitude=&longitude=`: the ZIP code around a visitor's position, which the page has rounded already.
 * @requirement B27
 */
export default route({
  method: 'GET',
  schema: positionRequestSchema,
  limit: { points: 20, seconds: 60 },
  timeMs: readingMs,
  handle: async ({ latitude, longitude }) => {
    const found = await geocodePosition(latitude, longitude);
    if (!found.ok) return answered(found);
    const zip = /\b\d{5}\b/.exec(found.value.name)?.[0];
    return { status: 200, body: { place: zip ?? found.value.name } };
  },
});
