import { area, box, mix, oval, shades, soft, stroke } from './paint.ts';

/** The way of a pen for each digit, in a field 20 wide and 36 high. */
const digits: Readonly<Record<string, string>> = {
  '1': 'M5 8 L12 1 V35',
  '2': 'M2 9 C2 -2 19 -2 18 10 C17 18 6 26 2 35 H19',
  '3': 'M3 4 C10 -3 19 2 17 10 C16 15 11 17 8 17 C14 17 19 20 18 27 C17 37 5 37 1 30',
  '4': 'M14 35 V1 L1 25 H20',
  '5': 'M17 1 H5 L3 16 C10 11 19 15 18 25 C17 36 6 37 1 31',
  '6': 'M15 1 C6 8 1 18 2 26 C3 37 18 37 18 25 C18 15 5 14 2 25',
  '7': 'M1 1 H18 C12 11 8 22 7 35',
  '8': 'M10 17 C-1 14 2 1 10 1 C18 1 21 14 10 17 C-3 20 0 35 10 35 C20 35 23 20 10 17',
  '9': 'M5 35 C13 28 18 19 17 10 C16 -2 1 -2 2 10 C3 20 15 21 17 11',
};

const written = (number: string, x: number, y: number, color: string): string =>
  [...number]
    .map((digit, at) => {
      const way = digits[digit];
      return way ? `<g transform="translate(${x + at * 31} ${y})">${stroke(way, color, 5)}</g>` : '';
    })
    .join('');

const bar = (x: number, y: number, width: number, color: string): string =>
  box(x, y, width, 14, color, 'rx="7"');

const ink = '#34363d';
const pale = '#c9ccd2';
const blue = '#1a4f8b';
const red = '#b3261e';

/** The first page of a bill on a table, with the account number in its blue box, and a ring of pen around it. */
export function billSvg(): string {
  const table = shades('table', [0, 0], [1440, 1080], '#e8d9c1', '#d8c3a3');
  const grain = [70, 165, 250, 348, 430, 540, 622, 735, 820, 918, 1010].map((y) =>
    stroke(
      `M0 ${y} C400 ${y - 16} 900 ${y + 18} 1440 ${y - 6}`,
      mix('#c9b08b', '#e8d9c1', 0.4),
      3,
      'opacity=".5"',
    ),
  );
  const sheet =
    soft(20, box(196, 44, 1070, 1100, '#6d5a3f', 'rx="8"'), 0.35) +
    box(180, 28, 1070, 1100, '#ffffff', 'rx="8"');
  const head =
    area('M236 84 h64 v46 c0 22 -20 32 -32 38 c-12 -6 -32 -16 -32 -38 z', '#7a1f2b') +
    stroke('M252 146 V118 C252 98 284 98 284 118 V146', '#ffffff', 9) +
    bar(324, 92, 230, '#7a1f2b') +
    bar(324, 124, 160, pale);
  const address = bar(236, 226, 250, ink) + bar(236, 256, 300, pale) + bar(236, 286, 210, pale);
  const lines = [390, 320, 430, 280, 360].map(
    (width, at) => bar(236, 366 + at * 58, width, pale) + bar(1090, 366 + at * 58, 110, pale),
  );
  const total =
    stroke('M236 668 H1200', '#d5d8dd', 4) +
    box(700, 706, 500, 96, '#f8ecee', 'rx="12"') +
    bar(734, 747, 150, '#7a1f2b') +
    bar(1010, 740, 160, ink).replace('height="14"', 'height="28"');
  const slip =
    stroke('M180 876 H1250', '#9aa0a8', 4, 'stroke-dasharray="14 12"') +
    bar(236, 926, 210, ink) +
    bar(236, 966, 340, pale) +
    bar(236, 1006, 280, pale) +
    box(860, 920, 340, 110, '#ffffff', 'rx="10" stroke="#9aa0a8" stroke-width="4"');
  const account =
    box(812, 84, 380, 130, '#e6f1fb', `rx="12" stroke="${blue}" stroke-width="5"`) +
    bar(842, 108, 170, blue) +
    written('482 915 637', 842, 150, ink);
  const ring = stroke(
    'M786 168 C770 76 980 40 1108 60 C1240 80 1262 208 1136 236 C1000 264 796 262 782 164 C776 116 850 78 930 66',
    red,
    8,
    'opacity=".9"',
  );
  const pen =
    soft(8, stroke('M1196 330 L1392 448', '#6d5a3f', 26), 0.35) +
    stroke('M1208 306 L1404 424', '#2b3a55', 26) +
    area('M1186 293 L1216 298 L1204 318 Z', '#d9b45b') +
    oval(1404, 424, 14, 14, '#1d2940');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="1080" viewBox="0 0 1440 1080"><defs><filter id="soft-8" x="-100%" y="-100%" width="300%" height="300%"><feGaussianBlur stdDeviation="8"/></filter><filter id="soft-20" x="-100%" y="-100%" width="300%" height="300%"><feGaussianBlur stdDeviation="20"/></filter>${table}</defs>${box(0, 0, 1440, 1080, 'url(#table)')}${grain.join('')}${sheet}${head}${address}${lines.join('')}${total}${slip}${account}${ring}${pen}</svg>`;
}
