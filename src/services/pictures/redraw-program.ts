import { buffer } from 'node:stream/consumers';
import libheif from 'libheif-js/wasm-bundle.js';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp, { type Sharp } from 'sharp';
import { pictureKindOf } from './kind.ts';

/**
 * A program of its own: a foreign picture comes in by standard input, a JPEG that was drawn anew goes out by standard
 * output. Nothing of the file survives but its pixels: no place, no telephone, no script. It runs without the site's
 * environment and is not allowed to write files or to start programs; a file that breaks it breaks nothing else.
 */

/** Long side of what is kept, pixels: the small print of a card is read well. */
const longSide = 2000;
/** More than any telephone's camera; a small file may claim to be a picture of any size. */
const maxPixels = 64_000_000;
/** A card scanned on two pages has two sides. */
const maxPages = 2;
const maxBytes = 1_200_000;

const limits = { limitInputPixels: maxPixels, failOn: 'error' } as const;

async function pixelsOf(bytes: Buffer): Promise<Sharp> {
  switch (pictureKindOf(bytes)) {
    case 'jpeg':
    case 'png':
      return sharp(bytes, limits).autoOrient();
    case 'heic':
      return fromHeic(bytes);
    case 'pdf':
      return fromPdf(bytes);
    default:
      throw new Error('no picture');
  }
}

async function fromHeic(bytes: Buffer): Promise<Sharp> {
  const image = new libheif.HeifDecoder().decode(bytes)[0];
  if (!image) throw new Error('no picture');
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > maxPixels) throw new Error('too large');
  const frame = { data: new Uint8ClampedArray(width * height * 4), width, height };
  await new Promise<void>((drawn, failed) =>
    image.display(frame, (result) => (result ? drawn() : failed(new Error('not drawn')))),
  );
  return sharp(frame.data, { raw: { width, height, channels: 4 } });
}

async function fromPdf(bytes: Buffer): Promise<Sharp> {
  const document = await (await PDFiumLibrary.init()).loadDocument(bytes);
  const pages: Buffer[] = [];
  for (const page of document.pages()) {
    if (pages.length === maxPages) break;
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = longSide / Math.max(originalWidth, originalHeight);
    const { data, width, height } = await page.render({ scale });
    pages.push(
      await sharp(data, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer(),
    );
  }
  if (pages.length < 2) return sharp(pages[0], limits);
  return sharp(
    await sharp(pages, { join: { across: 1 } })
      .png()
      .toBuffer(),
    limits,
  );
}

async function jpegOf(pixels: Sharp): Promise<Buffer> {
  const plain = await pixels
    .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const fine = await sharp(plain).jpeg({ quality: 80 }).toBuffer();
  return fine.length <= maxBytes
    ? fine
    : sharp(plain).resize({ width: 1400 }).jpeg({ quality: 50 }).toBuffer();
}

process.stdout.write(await jpegOf(await pixelsOf(await buffer(process.stdin))));
