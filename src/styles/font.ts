import localFont from 'next/font/local';

/**
 * The font of the site: variable, weights 400 to 700, cut by scripts/build-fonts.mjs. The usual letters and signs come with each
 * page; the files with the other letters of Latin-1, with signs, with the letters of most European names, with all others of European
 * languages and with those of Vietnamese come where a text has such a letter. The fallback has the same widths, so that nothing moves when the font loads. Other scripts use the
 * system's fonts.
 */
const usual = localFont({
  src: './fonts/source-sans-3.woff2',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  preload: true,
  adjustFontFallback: 'Arial',
  fallback: ['Arial', 'sans-serif'],
  variable: '--font-usual',
});

const lettersOfLatin1 = localFont({
  src: './fonts/source-sans-3-latin-1.woff2',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00AA, U+00B5, U+00BA, U+00C0, U+00C2-00C8, U+00CA-00CC, U+00CE-00D0, U+00D2, U+00D4-00D6, U+00D8-00D9, U+00DB, U+00DD-00DE, U+00E0, U+00E3, U+00E6, U+00EC, U+00EE, U+00F0, U+00F2, U+00F5, U+00F9, U+00FB, U+00FD-00FF',
    },
  ],
  variable: '--font-latin-1',
});

const signs = localFont({
  src: './fonts/source-sans-3-signs.woff2',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A2-00A8, U+00AC-00AF, U+00B1-00B4, U+00B6, U+00B8-00B9, U+00BC-00BE, U+00F7, U+201A, U+201E, U+2020-2021, U+2030, U+2032-2033, U+2039-203A, U+2044, U+20AC, U+2122, U+2191, U+2193',
    },
  ],
  variable: '--font-signs',
});

const names = localFont({
  src: './fonts/source-sans-3-names.woff2',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0102-0103, U+0106-0107, U+010C-010D, U+0110-0111, U+015E-0163, U+017D-017E, U+0218-021B',
    },
  ],
  variable: '--font-names',
});

const otherNames = localFont({
  src: './fonts/source-sans-3-other-names.woff2',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0104-0105, U+010E-010F, U+0118-011B, U+011E-011F, U+0130-0131, U+0141-0144, U+0147-0148, U+0150-0151, U+0158-015B, U+0164-0165, U+016E-0171, U+0179-017C',
    },
  ],
  variable: '--font-other-names',
});

const latinExtended = localFont({
  src: './fonts/source-sans-3-latin-ext.woff2',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-0101, U+0108-010B, U+0112-0117, U+011C-011D, U+0120-0127, U+012A-012F, U+0132-0140, U+0145-0146, U+0149-014F, U+0152-0157, U+015C-015D, U+0166-0167, U+016A-016D, U+0172-0178, U+017F-019F, U+01A2-01AE, U+01B1-0217, U+021C-024F',
    },
  ],
  variable: '--font-latin-ext',
});

const vietnamese = localFont({
  src: './fonts/source-sans-3-vietnamese.woff2',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+1EA0-1EF9',
    },
  ],
  variable: '--font-vietnamese',
});

/** The class of the element that everything stands in; `base.css` names the fonts in their order. */
export const siteFont = `site-font ${usual.variable} ${lettersOfLatin1.variable} ${signs.variable} ${names.variable} ${otherNames.variable} ${latinExtended.variable} ${vietnamese.variable}`;
