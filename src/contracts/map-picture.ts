import { z } from 'zod';
import { mostMarks } from '@/domain/map/picture-address';

const mark = z
  .string()
  .regex(/^-?\d{1,2}(\.\d{1,8})?,-?\d{1,3}(\.\d{1,8})?(,\d{1,3})?$/)
  .transform((text) => text.split(',').map(Number))
  .transform(([latitude = 0, longitude = 0, number]) => ({
    latitude,
    longitude,
    ...(number === undefined ? {} : { number }),
  }))
  // Web Mercator ends before the poles.
  .refine(({ latitude, longitude }) => Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180);

/** What `GET /api/map-picture` is asked: `at=41.78870,-87.60430,1;41.89000,-87.62000,2`. @requirement E2 */
export const mapPictureSchema = z.object({
  at: z
    .string()
    .transform((text) => text.split(';'))
    .pipe(z.array(mark).min(1).max(mostMarks)),
  for: z.literal('children').optional(),
  size: z.enum(['small', 'high', 'beside', 'tall', 'slim']).optional(),
});
