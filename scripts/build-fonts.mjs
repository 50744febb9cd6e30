import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * Cuts the site's font down to Latin-1, typographic punctuation and the weights in use, and writes it beside the
 * styles. Its result is committed; run it again after an update of the font package.
 */
const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
);
const target = new URL('../src/styles/fonts/source-sans-3.woff2', import.meta.url);
const limitBytes = 24 * 1024;

/** @type {[from: number, to: number][]} */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
];
const extra = '–—‘’‚“”„†‡•…‰′″‹›€™−←↑→↓⁄';
const letters = ranges.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
);

const font = await subsetFont(await readFile(source), letters.join('') + extra, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
});
if (font.length > limitBytes)
  throw new Error(`The font has ${font.length} bytes; ${limitBytes} are allowed.`);
await writeFile(target, font);
process.stdout.write(`source-sans-3.woff2: ${font.length} bytes\n`);

/**
 * The fonts of the pictures that are drawn from titles: bold, as TrueType, which is what the drawing library reads, with the
 * letters of European languages, Vietnamese and Arabic. Without combining marks, whole letters are drawn.
 */
const require = createRequire(import.meta.url);
const family = '@fontsource-variable/source-sans-3/files/source-sans-3';
const drawn = {
  latin: `${family}-latin-wght-normal.woff2`,
  'latin-ext': `${family}-latin-ext-wght-normal.woff2`,
  vietnamese: `${family}-vietnamese-wght-normal.woff2`,
  arabic: '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff2',
};
/** @type {[from: number, to: number][]} */
const drawnRanges = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x600, 0x6ff],
  [0x1e00, 0x1eff],
  [0x200c, 0x206f],
];
const drawnLetters = drawnRanges.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
);
const folder = new URL('../src/services/title-picture/fonts/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [name, file] of Object.entries(drawn)) {
  const bytes = await subsetFont(await readFile(require.resolve(file)), drawnLetters.join(''), {
    targetFormat: 'truetype',
    ...(name === 'arabic' ? {} : { variationAxes: { wght: 700 } }),
  });
  await writeFile(new URL(`${name}.ttf`, folder), bytes);
  process.stdout.write(`${name}.ttf: ${bytes.length} bytes\n`);
}
