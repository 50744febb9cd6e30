/** @jest-environment node */
import sharp from 'sharp';
import { pictureKindOf } from '#services/pictures/kind';
import { redrawPicture } from '#services/pictures/redraw';
import { heicFile, pdfFile } from './testing/samples';

const exif = { IFD0: { Make: 'Canaryphone' }, IFD3: { GPSLatitude: '41/1 47/1 12/1' } };
const blank = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#1450a0' } });

async function drawn(file: Uint8Array) {
  const answer = await redrawPicture(file);
  if (!answer.ok) throw new Error(answer.error);
  const { format, width, height, exif: kept, icc, xmp } = await sharp(answer.value).metadata();
  const { channels } = await sharp(answer.value).stats();
  const colour = channels.map(({ mean }) => Math.round(mean));
  return { bytes: answer.value, format, width, height, hidden: [kept, icc, xmp].filter(Boolean), colour };
}

test.each([
  ['JPEG', 'jpeg', () => blank().withExif(exif).jpeg().toBuffer()],
  ['PNG', 'png', () => blank().withExif(exif).png().toBuffer()],
  ['HEIC', 'heic', () => Promise.resolve(heicFile())],
  ['PDF', 'pdf', () => Promise.resolve(pdfFile())],
] as const)(
  '[J9] a %s is drawn anew as a JPEG, and nothing that cannot be seen is left',
  async (_, kind, make) => {
    const file = await make();
    expect(pictureKindOf(file)).toBe(kind);
    expect(file.includes('Canaryphone')).toBe(true);
    const { bytes, format, hidden, colour } = await drawn(file);
    expect(format).toBe('jpeg');
    expect(hidden).toEqual([]);
    expect(bytes.includes('Canaryphone')).toBe(false);
    const [red = 0, , blue = 0] = colour;
    expect(kind === 'pdf' ? red > blue : blue > red).toBe(true);
  },
);

test('[J9] a picture stands as it was taken, and is as large as a card must be', async () => {
  const lying = await blank(3000, 1500).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { width, height } = await drawn(lying);
  expect([width, height]).toEqual([1000, 2000]);
});

test('[J9] what is drawn from a noisy picture is small enough to be kept', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const file = await sharp({ create: { width: 2600, height: 2000, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
  expect((await drawn(file)).bytes.length).toBeLessThan(1_450_000);
});

/** A PNG's head that claims a size, with nothing behind it. */
function claim(width: number, height: number): Buffer {
  const file = Buffer.from(
    '89504e470d0a1a0a0000000d49484452000000000000000008020000000000000049454e44',
    'hex',
  );
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}

test.each([
  ['text behind the first bytes of a JPEG', Buffer.from('\xff\xd8\xff<script>alert(1)</script>', 'latin1')],
  ['a picture cut in the middle', heicFile().subarray(0, 400)],
  ['a picture that claims to be endless', claim(60_000, 60_000)],
  ['a PDF without pages', Buffer.from('%PDF-1.4\ntrailer<<>>\n%%EOF')],
])('[J9] %s is called broken, and the site lives on', async (_, file) => {
  expect(await redrawPicture(file)).toEqual({ ok: false, error: 'broken' });
  expect((await drawn(await blank().jpeg().toBuffer())).format).toBe('jpeg');
});

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['GIF', 'GIF89a'],
  ['AVIF', '\0\0\0\x1cftypavif'],
  ['nothing', ''],
])('[J9] %s is no picture of a card, whatever it is called', (_, text) => {
  expect(pictureKindOf(Buffer.from(text, 'latin1'))).toBeUndefined();
});
