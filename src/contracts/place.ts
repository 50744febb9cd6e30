import { z } from 'zod';

/** A visitor's position in degrees, as `GET /api/geocode` is asked for the place around it. @requirement B27 */
export const positionRequestSchema = z.object({
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
});
