import sharp from 'sharp';
import { isColourKnown, learnColour } from '#cms/picture-colours';
import type { Media } from '#services/media/media';

const maxPixels = 64_000_000;
/** How much of the colour is left beside white: the text that stands in place of a picture can be read on it. */
const share = 0.4;

/**
 * Looks what colour a picture has that was just fetched, once; pages show it until the picture is there. Nobody waits for it.
 * @param address - of the picture on this site
 * @requirement A14
 */
export async function lookAtColour(address: string, { status, headers, body }: Media): Promise<void> {
  if (status !== 200 || !/^image\/(?!svg)/.test(headers['Content-Type'] ?? '') || isColourKnown(address))
    return;
  learnColour(address, await colourIn(body));
}

/** The average of a picture, paler; '' for one that can be seen through, or that cannot be read. */
async function colourIn(picture: Buffer): Promise<string> {
  try {
    const { hasAlpha } = await sharp(picture).metadata();
    if (hasAlpha) return '';
    const average = await sharp(picture, { limitInputPixels: maxPixels })
      .resize(1, 1, { fit: 'fill' })
      .toColourspace('srgb')
      .raw()
      .toBuffer();
    const pale = [...average.subarray(0, 3)].map((value) => Math.round(255 - (255 - value) * share));
    return `#${Buffer.from(pale).toString('hex')}`;
  } catch {
    return '';
  }
}
