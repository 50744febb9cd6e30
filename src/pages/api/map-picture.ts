import { mapPictureSchema } from '@/contracts/map-picture';
import { route } from '#routes/kit/route';
import { pictureOf } from '#services/maps/picture';

/**
 * `GET /api/map-picture?at=latitude,longitude,number;…`: a map as an SVG picture. What it marks are places of the site
 * that everybody may know, so that browsers and proxies may keep it for a day.
 * @requirement E2 E9
 */
export default route({
  method: 'GET',
  schema: mapPictureSchema,
  limit: { points: 600, seconds: 60 },
  cacheControl: 'public, max-age=86400',
  handle: async ({ at, for: audience, size }) => ({
    status: 200,
    content: pictureOf({ marks: at, isForChildren: audience === 'children', size: size ?? 'wide' }),
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  }),
});
