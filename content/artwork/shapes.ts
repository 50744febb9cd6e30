/** Plain shapes of films and badges, as fragments of SVG. */

export const colours = {
  paper: '#F7F6F3',
  brand: '#7A1F2B',
  rose: '#F3DCDF',
  blue: '#1A4F8B',
  sky: '#DCE9F5',
  lake: '#A9C8E3',
  leaf: '#5E8F63',
  sun: '#FFD27A',
  sand: '#EFE3D0',
  ink: '#34363D',
  white: '#FFFFFF',
} as const;

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
