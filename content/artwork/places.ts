const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

type Building = {
  readonly x: number;
  readonly width: number;
  readonly floors: number;
  readonly wall: string;
  readonly trim: string;
  readonly glass: string;
};

const street = 590;
const floor = 62;

/** A house with rows of windows, standing on the street. */
function building({ x, width, floors, wall, trim, glass }: Building): string {
  const height = floors * floor + 34;
  const columns = Math.floor((width - 30) / 56);
  const gap = (width - columns * 36) / (columns + 1);
  const windows = Array.from({ length: floors - 1 }, (_row, row) =>
    Array.from({ length: columns }, (_column, column) =>
      rect(x + gap + column * (36 + gap), street - height + 34 + row * floor, 36, 40, glass, 4),
    ).join(''),
  ).join('');
  return `${rect(x, street - height, width, height, wall)}${rect(x - 8, street - height - 12, width + 16, 18, trim, 4)}${windows}`;
}

/** The way in: doors below an awning, with a sign. */
function entrance(x: number, sign: string, cross: string): string {
  return `${rect(x - 74, street - 84, 148, 84, '#3c4654', 4)}${rect(x - 66, street - 76, 62, 76, '#bfdcf2')}${rect(x + 4, street - 76, 62, 76, '#bfdcf2')}${rect(x - 104, street - 106, 208, 24, sign, 6)}${rect(x - 28, street - 172, 56, 56, cross, 10)}${rect(x - 6, street - 162, 12, 36, '#ffffff', 3)}${rect(x - 18, street - 150, 36, 12, '#ffffff', 3)}`;
}

const tree = (x: number, size: number): string =>
  `${rect(x - 7 * size, street - 70 * size, 14 * size, 72 * size, '#84512b', 5)}<circle cx="${x}" cy="${street - 112 * size}" r="${58 * size}" fill="#5f8f63"/><circle cx="${x - 34 * size}" cy="${street - 84 * size}" r="${36 * size}" fill="#6f9f73"/><circle cx="${x + 36 * size}" cy="${street - 82 * size}" r="${36 * size}" fill="#558459"/>`;
const cloud = (x: number, y: number): string =>
  `<g fill="#ffffff" opacity=".8"><circle cx="${x}" cy="${y}" r="30"/><circle cx="${x + 38}" cy="${y - 14}" r="36"/><circle cx="${x + 80}" cy="${y}" r="28"/>${rect(x - 4, y, 90, 28, '#ffffff', 14)}</g>`;
const road = `${rect(0, street, 1200, 85, '#c9ced6')}${rect(0, street, 1200, 16, '#e6e8ec')}${[60, 260, 460, 660, 860, 1060].map((x) => rect(x, 640, 100, 8, '#ffffff', 4)).join('')}`;
const skyline = (fill: string): string =>
  [
    [0, 200],
    [90, 300],
    [170, 240],
    [260, 340],
    [870, 330],
    [960, 250],
    [1040, 380],
    [1120, 220],
  ]
    .map(([x = 0, height = 0]) => rect(x, street - height, 74, height, fill, 3))
    .join('');
const hills = `<path d="M0 500 C200 440 380 520 620 480 C840 444 1000 470 1200 430 V600 H0 Z" fill="#b9d8bf"/>`;
const sky = (color: string): string => rect(0, 0, 1200, 675, color);
const car = (x: number, color: string): string =>
  `<path d="M${x} 634 v-22 c0 -10 6 -14 16 -15 l22 -26 c4 -5 8 -7 16 -7 h58 c8 0 12 2 17 7 l24 26 c16 2 22 6 22 16 v21 Z" fill="${color}"/><path d="M${x + 46} 597 l16 -19 h26 v19 Z M${x + 96} 597 v-19 h24 l17 19 Z" fill="#e6f1fb"/><circle cx="${x + 42}" cy="636" r="18" fill="#2b2f38"/><circle cx="${x + 134}" cy="636" r="18" fill="#2b2f38"/>`;

/** Eight kinds of places, each a picture of 1200 by 675. */
export const places: Readonly<Record<string, string>> = {
  hospital: `${sky('#dde9f5')}${skyline('#c3d4e8')}${cloud(160, 110)}${building({ x: 290, width: 240, floors: 6, wall: '#f1e7dc', trim: '#7a1f2b', glass: '#9fc3e2' })}${building({ x: 500, width: 300, floors: 8, wall: '#fbf6ef', trim: '#7a1f2b', glass: '#8bb6dc' })}${building({ x: 770, width: 190, floors: 5, wall: '#f1e7dc', trim: '#7a1f2b', glass: '#9fc3e2' })}${entrance(650, '#7a1f2b', '#1a4f8b')}${tree(210, 1)}${tree(1050, 1.1)}${road}${car(130, '#1a4f8b')}`,
  'childrens-hospital': `${sky('#fdf0d6')}${cloud(880, 120)}${building({ x: 300, width: 220, floors: 5, wall: '#ffd98a', trim: '#e0762e', glass: '#ffffff' })}${building({ x: 490, width: 260, floors: 6, wall: '#bfe0f2', trim: '#0a529b', glass: '#ffffff' })}${building({ x: 730, width: 200, floors: 4, wall: '#c9e6c4', trim: '#5f8f63', glass: '#ffffff' })}${entrance(620, '#0a529b', '#e0762e')}<g><path d="M190 250 v190" stroke="#9a9a9d" stroke-width="3"/><ellipse cx="190" cy="206" rx="42" ry="52" fill="#cf6f7c"/><path d="M240 300 v150" stroke="#9a9a9d" stroke-width="3"/><ellipse cx="240" cy="262" rx="36" ry="45" fill="#1a4f8b"/></g>${tree(1030, 1.1)}${tree(150, 0.8)}${road}${car(880, '#7a1f2b')}`,
  tower: `${sky('#e4ecf7')}${skyline('#cbd8ea')}${rect(0, 470, 1200, 130, '#a9c9e8')}${building({ x: 430, width: 170, floors: 6, wall: '#d3dbe6', trim: '#4a5668', glass: '#f3f7fb' })}${building({ x: 560, width: 240, floors: 8, wall: '#5a7ea8', trim: '#123863', glass: '#cfe3f5' })}${entrance(680, '#123863', '#1a4f8b')}${tree(330, 0.9)}${tree(920, 0.9)}${road}${car(240, '#e3a83a')}`,
  brick: `${sky('#f3e7e2')}${cloud(140, 120)}${building({ x: 250, width: 180, floors: 3, wall: '#c98f6f', trim: '#8a5237', glass: '#fbeede' })}${building({ x: 420, width: 360, floors: 4, wall: '#a9593f', trim: '#6f3524', glass: '#fbe7cd' })}${building({ x: 770, width: 200, floors: 3, wall: '#bf7a58', trim: '#8a5237', glass: '#fbeede' })}${entrance(600, '#2b7676', '#2b7676')}${tree(190, 1)}${tree(1040, 1)}${road}${car(820, '#2b7676')}`,
  suburb: `${sky('#e0f0f6')}${cloud(820, 110)}${cloud(220, 170)}${hills}${building({ x: 330, width: 540, floors: 2, wall: '#f6efe4', trim: '#2b7676', glass: '#a8cfe0' })}${building({ x: 520, width: 160, floors: 3, wall: '#e4d6c2', trim: '#2b7676', glass: '#a8cfe0' })}${entrance(600, '#2b7676', '#2b7676')}${tree(230, 1.2)}${tree(970, 1.3)}${tree(1090, 0.9)}${road}${car(120, '#7a1f2b')}${car(900, '#4a5668')}`,
  'urgent-care': `${sky('#fbe9dd')}${skyline('#f1d5c2')}${building({ x: 360, width: 480, floors: 2, wall: '#ffffff', trim: '#a8121a', glass: '#b7d8ec' })}${entrance(600, '#a8121a', '#1a4f8b')}${tree(250, 1)}${tree(960, 1)}${road}<g transform="translate(90 -6)">${rect(0, 548, 190, 82, '#ffffff', 10)}<path d="M190 570 h44 l32 34 v26 h-76 Z" fill="#ffffff"/><path d="M200 580 h30 l20 24 h-50 Z" fill="#b7d8ec"/>${rect(0, 588, 266, 10, '#a8121a')}${rect(70, 556, 10, 26, '#1a4f8b')}${rect(62, 564, 26, 10, '#1a4f8b')}<circle cx="52" cy="636" r="21" fill="#2b2f38"/><circle cx="212" cy="636" r="21" fill="#2b2f38"/></g>`,
  storefront: `${sky('#ece6f4')}${cloud(520, 90)}${building({ x: 160, width: 220, floors: 4, wall: '#d9cbb8', trim: '#6b3a68', glass: '#f5fafd' })}${building({ x: 370, width: 250, floors: 5, wall: '#8c6a8a', trim: '#4b2549', glass: '#f3e4f1' })}${building({ x: 600, width: 230, floors: 4, wall: '#e9b98d', trim: '#a9502a', glass: '#fff6ea' })}${building({ x: 820, width: 230, floors: 5, wall: '#9db8a4', trim: '#3f6e44', glass: '#f1f8f2' })}${entrance(495, '#6b3a68', '#6b3a68')}${tree(730, 0.7)}${tree(1100, 0.9)}${road}${car(830, '#1a4f8b')}`,
  lakeside: `${sky('#d8ecf5')}<circle cx="990" cy="140" r="62" fill="#ffd27a"/>${rect(0, 430, 1200, 170, '#8fbfdd')}<path d="M80 470 h120 M300 500 h90 M900 480 h140 M1040 520 h90" stroke="#ffffff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/><path d="M150 440 l0 -120 l64 104 Z M142 440 l0 -96 l-44 80 Z" fill="#ffffff"/><path d="M84 446 h140 l-22 26 h-96 Z" fill="#7a1f2b"/>${building({ x: 420, width: 380, floors: 5, wall: '#f7f1e6', trim: '#1a4f8b', glass: '#9cc4de' })}${entrance(610, '#1a4f8b', '#1a4f8b')}${tree(340, 1)}${tree(890, 1.1)}${road}`,
};
