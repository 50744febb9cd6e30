import localFont from 'next/font/local';

/**
 * The font of the site: variable, weights 400 to 700, cut by scripts/build-fonts.mjs. Latin-1 comes with each page; the files
 * with the other letters of European languages and of Vietnamese come where a text has such a letter. The fallback has the
 * same widths, so that nothing moves when the font loads. Other scripts use the system's fonts.
 */
const latin1 = localFont({
  src: './fonts/source-sans-3.woff2',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  preload: true,
  adjustFontFallback: 'Arial',
  fallback: ['Arial', 'sans-serif'],
  variable: '--font-latin-1',
});

const latinExtended = localFont({
  src: './fonts/source-sans-3-latin-ext.woff2',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-024F' }],
  variable: '--font-latin-ext',
});

const vietnamese = localFont({
  src: './fonts/source-sans-3-vietnamese.woff2',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+1EA0-1EF9' }],
  variable: '--font-vietnamese',
});

/** The class of the element that everything stands in; `base.css` names the fonts in their order. */
export const siteFont = `site-font ${latin1.variable} ${latinExtended.variable} ${vietnamese.variable}`;
