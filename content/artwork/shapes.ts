/** Parts of the drawn scenes: SVG fragments on a canvas of 1600 by 900. */

export const colours = {
  paper: '#F7F6F3',
  brand: '#7A1F2B',
  rose: '#F3DCDF',
  blue: '#1A4F8B',
  sky: '#DCE9F5',
  lake: '#A9C8E3',
  leaf: '#5E8F63',
  mint: '#DDEBDD',
  sun: '#FFD27A',
  sand: '#EFE3D0',
  ink: '#34363D',
  white: '#FFFFFF',
  violet: '#6A4A8C',
  lilac: '#E8DFF2',
  teal: '#2C7474',
  aqua: '#D7ECEC',
} as const;

export const skins = ['#8D5A3B', '#F0C9A8', '#5B3A29', '#D9A577', '#B97A50'] as const;
export const hairs = ['#231F20', '#5A3A22', '#8C8A88', '#3A2A22', '#B5813F'] as const;

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Soft hills along the lower edge. */
export const hill = (y: number, fill: string, shift = 0): string =>
  path(
    `M0 ${y} C ${300 + shift} ${y - 110}, ${620 + shift} ${y + 70}, 960 ${y - 30} S 1400 ${y - 90}, 1600 ${y} V900 H0Z`,
    fill,
  );

export const tree = (x: number, y: number, size: number, fill: string): string =>
  rect(x - size * 0.06, y - size * 0.5, size * 0.12, size * 0.5, '#8A6B4F', 4) +
  circle(x, y - size * 0.75, size * 0.36, fill) +
  circle(x - size * 0.24, y - size * 0.56, size * 0.24, fill) +
  circle(x + size * 0.24, y - size * 0.56, size * 0.24, fill);

/** A house front with lit windows. */
export function building(
  x: number,
  base: number,
  width: number,
  height: number,
  fill: string,
  pane: string,
): string {
  const columns = Math.max(2, Math.round(width / 60));
  const rows = Math.max(2, Math.round(height / 74));
  const stepX = width / columns;
  const stepY = height / rows;
  const panes = Array.from({ length: rows * columns }, (_, index) =>
    rect(
      x + (index % columns) * stepX + stepX * 0.26,
      base - height + Math.floor(index / columns) * stepY + stepY * 0.26,
      stepX * 0.48,
      stepY * 0.48,
      pane,
      4,
    ),
  );
  return rect(x, base - height, width, height, fill, 8) + panes.join('');
}

/** A row of towers, far away. */
export function skyline(base: number, fill: string): string {
  const towers = [
    [60, 90, 150],
    [160, 70, 230],
    [240, 110, 180],
    [370, 80, 320],
    [462, 96, 240],
    [570, 70, 400],
    [650, 120, 260],
    [786, 84, 340],
    [880, 100, 200],
    [996, 76, 300],
    [1084, 120, 220],
    [1220, 80, 270],
    [1312, 110, 170],
    [1436, 90, 210],
  ] as const;
  return towers.map(([x, width, height]) => rect(x, base - height, width, height + 200, fill, 6)).join('');
}

export type Person = {
  readonly x: number;
  /** Where the picture cuts the body off. */
  readonly base: number;
  readonly size: number;
  readonly skin: string;
  readonly hair: string;
  readonly clothes: string;
  readonly style?: 'short' | 'long' | 'bun' | 'scarf' | 'bald';
  /** A white coat and a stethoscope. */
  readonly isDoctor?: boolean;
};

/** A person from the waist up, without a face: anyone may be meant. */
export function person({
  x,
  base,
  size,
  skin,
  hair,
  clothes,
  style = 'short',
  isDoctor = false,
}: Person): string {
  const head = size * 0.2;
  const headY = base - size + head;
  const shoulderY = headY + head * 1.35;
  const half = size * 0.34;
  const body = path(
    `M${x - half} ${base} V${shoulderY + half * 0.8} C ${x - half} ${shoulderY + half * 0.1}, ${x - half * 0.5} ${shoulderY}, ${x} ${shoulderY}` +
      ` S ${x + half} ${shoulderY + half * 0.1}, ${x + half} ${shoulderY + half * 0.8} V${base}Z`,
    clothes,
  );
  const neck = rect(x - head * 0.36, headY + head * 0.5, head * 0.72, head * 1.1, skin, head * 0.3);
  const back =
    style === 'long'
      ? path(
          `M${x - head * 1.12} ${headY} a${head * 1.12} ${head * 1.12} 0 0 1 ${head * 2.24} 0 V${headY + head * 1.9} H${x - head * 1.12}Z`,
          hair,
        )
      : style === 'bun'
        ? circle(x, headY - head * 1.1, head * 0.45, hair)
        : style === 'scarf'
          ? path(
              `M${x - head * 1.25} ${headY} a${head * 1.25} ${head * 1.25} 0 0 1 ${head * 2.5} 0 C ${x + head * 1.3} ${headY + head * 1.4}, ${x + head} ${headY + head * 2}, ${x} ${headY + head * 2.1} S ${x - head * 1.3} ${headY + head * 1.4}, ${x - head * 1.25} ${headY}Z`,
              hair,
            )
          : '';
  const top =
    style === 'bald'
      ? ''
      : style === 'scarf'
        ? path(
            `M${x - head} ${headY - head * 0.15} a${head} ${head} 0 0 1 ${head * 2} 0 C ${x + head * 0.5} ${headY - head * 0.62}, ${x - head * 0.5} ${headY - head * 0.62}, ${x - head} ${headY - head * 0.15}Z`,
            hair,
          )
        : path(
            `M${x - head * 1.04} ${headY + head * 0.05} a${head * 1.04} ${head * 1.04} 0 0 1 ${head * 2.08} 0 C ${x + head * 0.7} ${headY - head * 0.35}, ${x - head * 0.1} ${headY - head * 0.2}, ${x - head * 0.3} ${headY - head * 0.62} C ${x - head * 0.5} ${headY - head * 0.3}, ${x - head * 0.9} ${headY - head * 0.2}, ${x - head * 1.04} ${headY + head * 0.05}Z`,
            hair,
          );
  const coat = isDoctor
    ? path(
        `M${x - head * 0.45} ${shoulderY + head * 0.02} L${x} ${shoulderY + head * 1.5} L${x + head * 0.45} ${shoulderY + head * 0.02}Z`,
        colours.blue,
      ) +
      line(`M${x} ${shoulderY + head * 1.5} V${base}`, '#C9CED6', size * 0.008) +
      line(
        `M${x - head * 0.55} ${shoulderY + head * 0.1} C ${x - head * 0.7} ${shoulderY + head * 1.3}, ${x + head * 0.1} ${shoulderY + head * 1.9}, ${x + head * 0.62} ${shoulderY + head * 1.35} L${x + head * 0.55} ${shoulderY + head * 0.1}`,
        colours.ink,
        size * 0.014,
      ) +
      circle(x + head * 0.62, shoulderY + head * 1.45, head * 0.16, colours.ink)
    : '';
  return back + body + neck + circle(x, headY, head, skin) + top + coat;
}

export const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1600" height="900">${content}</svg>`;
