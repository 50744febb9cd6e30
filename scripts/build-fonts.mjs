import { readFile, writeFile } from 'node:fs/promises';
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
