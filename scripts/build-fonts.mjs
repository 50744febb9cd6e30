import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const family = '@fontsource-variable/source-sans-3/files/source-sans-3';

/**
 * @param {readonly (readonly [from: number, to: number])[]} ranges
 * @returns {string} every letter of them
 */
const lettersOf = (ranges) =>
  ranges
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    )
    .join('');

/** What nearly every page has: ASCII, Spanish, the letters of frequent names, and the usual punctuation. */
const usual = `${lettersOf([[0x20, 0x7e]])}\u00a0áéíóúüñÁÉÍÓÚÜÑ¿¡äåâçèêëïôöøß«»·°©×–—‘’“”•…−←→`;

const others = [...lettersOf([[0xa0, 0xff]]), ...'™‚„†‡‰′″‹›€↑↓⁄'].filter((sign) => !usual.includes(sign));
const isLetter = (/** @type {string} */ sign) => /\p{L}/u.test(sign);

/** Romanian and South Slavic names need no other letters. */
const lettersOfNames = 'ĂăĆćČčĐđŞşŠšŢţŽžȘșȚț';

/** Most names of Polish, Czech, Turkish and Hungarian families need no others either. */
const lettersOfOtherNames = 'ĄąĎďĘęĚěĞğİıŁłŃńŇňŐőŘřŚśŤťŮůŰűŹźŻż';

/** Letters of Vietnamese that stand among the others. */
const ofVietnamese = 'ĨĩŨũƠơƯư';

const otherLetters = [...lettersOf([[0x100, 0x24f]])]
  .filter((letter) => !(lettersOfNames + lettersOfOtherNames + ofVietnamese).includes(letter))
  .join('');

/**
 * Cuts the site's font down to the weights in use, and writes it beside the styles: the usual letters and signs, and further
 * ones in files that come only where a text has one (`src/styles/font.ts`). Nothing turns other features of the font on, so
 * the forms that only these need are left out. The results are committed; run it again after an update of the font package.
 * @type {readonly { name: string, from: string, letters: string, limitBytes: number }[]}
 */
const files = [
  {
    name: 'source-sans-3',
    from: 'latin',
    letters: usual,
    limitBytes: 17 * 1024,
  },
  {
    name: 'source-sans-3-latin-1',
    from: 'latin',
    letters: others.filter(isLetter).join(''),
    limitBytes: 7 * 1024,
  },
  {
    name: 'source-sans-3-signs',
    from: 'latin',
    letters: others.filter((sign) => !isLetter(sign)).join(''),
    limitBytes: 5 * 1024,
  },
  {
    name: 'source-sans-3-names',
    from: 'latin-ext',
    letters: lettersOfNames,
    limitBytes: 4.5 * 1024,
  },
  {
    name: 'source-sans-3-other-names',
    from: 'latin-ext',
    letters: lettersOfOtherNames,
    limitBytes: 7 * 1024,
  },
  {
    name: 'source-sans-3-latin-ext',
    from: 'latin-ext',
    letters: otherLetters,
    limitBytes: 20 * 1024,
  },
  {
    name: 'source-sans-3-vietnamese',
    from: 'vietnamese',
    letters: lettersOf([[0x1ea0, 0x1ef9]]) + ofVietnamese,
    limitBytes: 16 * 1024,
  },
];
for (const { name, from, letters, limitBytes } of files) {
  const font = await subsetFont(
    await readFile(require.resolve(`${family}-${from}-wght-normal.woff2`)),
    letters,
    {
      targetFormat: 'woff2',
      noLayoutClosure: true,
      variationAxes: { wght: { min: 400, max: 700 } },
    },
  );
  if (font.length > limitBytes)
    throw new Error(`${name} has ${font.length} bytes; ${limitBytes} are allowed.`);
  await writeFile(new URL(`../src/styles/fonts/${name}.woff2`, import.meta.url), font);
  process.stdout.write(`${name}.woff2: ${font.length} bytes\n`);
}

/**
 * The fonts of the pictures that are drawn from titles: bold, as TrueType, which is what the drawing library reads, with the
 * letters of European languages, Vietnamese and Arabic. Without combining marks, whole letters are drawn.
 */
const drawn = {
  latin: `${family}-latin-wght-normal.woff2`,
  'latin-ext': `${family}-latin-ext-wght-normal.woff2`,
  vietnamese: `${family}-vietnamese-wght-normal.woff2`,
  arabic: '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff2',
};
const drawnLetters = lettersOf([
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x600, 0x6ff],
  [0x1e00, 0x1eff],
  [0x200c, 0x206f],
]);
const folder = new URL('../src/services/title-picture/fonts/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [name, file] of Object.entries(drawn)) {
  const bytes = await subsetFont(await readFile(require.resolve(file)), drawnLetters, {
    targetFormat: 'truetype',
    ...(name === 'arabic' ? {} : { variationAxes: { wght: 700 } }),
  });
  await writeFile(new URL(`${name}.ttf`, folder), bytes);
  process.stdout.write(`${name}.ttf: ${bytes.length} bytes\n`);
}
