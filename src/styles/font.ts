import localFont from 'next/font/local';

/**
 * The one font of the site: variable, 400 to 700, Latin-1 (scripts/build-fonts.mjs). Its stand-in has the same widths,
 * so that nothing moves when it arrives; other scripts use the system's fonts.
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
