import localFont from 'next/font/local';

/**
 * The font of the site: variable, weights 400 to 700, Latin-1 (scripts/build-fonts.mjs). The fallback has the same
 * widths, so that nothing moves when the font loads. Other scripts use the system's fonts.
 */
export const siteFont = localFont({
  src: './fonts/source-sans-3.woff2',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  preload: true,
  adjustFontFallback: 'Arial',
  fallback: ['Arial', 'sans-serif'],
});
