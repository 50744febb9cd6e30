import { colours as c, line, path } from './shapes.ts';

const badge = (ring: string, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="240" height="240"><circle cx="60" cy="60" r="56" fill="#fff" stroke="${ring}" stroke-width="6"/>${inside}</svg>\n`;

/** The award badges, and the sign of the heart center, by file name below `media/brand`; drawn at twice their size on the page. */
export const badges: Readonly<Record<string, string>> = {
  'award-nursing': badge(
    c.brand,
    `${path('M60 88 C 34 70, 28 56, 34 44 C 41 34, 55 35, 60 46 C 65 35, 79 34, 86 44 C 92 56, 86 70, 60 88Z', c.brand)}`,
  ),
  'heart-center': badge(
    c.blue,
    `${path('M60 90 C 32 70, 26 55, 33 43 C 41 32, 55 34, 60 45 C 65 34, 79 32, 87 43 C 94 55, 88 70, 60 90Z', c.blue)}${line('M34 60 H50 L56 48 L64 72 L70 60 H86', c.white, 5)}`,
  ),
  'award-safety': badge(
    c.blue,
    `${path('M60 26 L88 36 V58 C 88 76, 76 88, 60 95 C 44 88, 32 76, 32 58 V36Z', c.blue)}${line('M46 60 L56 71 L76 48', c.white, 7)}`,
  ),
  'award-stroke': badge(
    '#8A6A1F',
    `${path('M60 28 L69 50 L93 52 L75 68 L81 92 L60 79 L39 92 L45 68 L27 52 L51 50Z', '#B8892B')}`,
  ),
};
