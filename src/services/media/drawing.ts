import sharp from 'sharp';
import { err, ok, type Result } from '@/lib/result';
import type { Media } from '#services/media/media';

/** Dots to the inch; a drawing's own are 72. Screens with a high resolution show twice as many. */
const density = 144;
const maxPixels = 16_000_000;

/**
 * A drawing whose name does not say that it is one (`logo.ashx`) as a picture: the optimizer, which goes by the address, takes
 * no drawings. Any other file as it is.
 * @param name - of the file
 * @returns `notFound` for a drawing that cannot be drawn
 * @requirement A14
 */
export async function drawingAsPicture(name: string, media: Media): Promise<Result<Media, 'notFound'>> {
  const { 'Content-Type': type, 'Content-Security-Policy': _policy, ...headers } = media.headers;
  if (media.status !== 200 || type !== 'image/svg+xml' || /\.svg$/i.test(name)) return ok(media);
  try {
    const body = await sharp(media.body, { density, limitInputPixels: maxPixels }).png().toBuffer();
    return ok({ ...media, headers: { ...headers, 'Content-Type': 'image/png' }, body });
  } catch {
    return err('notFound');
  }
}
