import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { places } from './picture-places.ts';
import { topics } from './picture-topics.ts';
import { portraitSvg } from './portrait-drawing.ts';
import { portraits } from './portraits.ts';

const wide = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675" viewBox="0 0 1200 675">${drawing}</svg>`;

/** Draws portraits, places and topics into a media folder: `node content/generator/draw.ts [content folder]`. */
async function draw(mediaFolder: string): Promise<void> {
  const pictures: readonly (readonly [file: string, svg: string])[] = [
    ...portraits.map((portrait) => [portrait.file, portraitSvg(portrait)] as const),
    ...Object.entries(places).map(([name, drawing]) => [`locations/${name}.webp`, wide(drawing)] as const),
    ...Object.entries(topics).map(([name, drawing]) => [`articles/${name}.webp`, wide(drawing)] as const),
  ];
  for (const [file, svg] of pictures) {
    const path = join(mediaFolder, file);
    mkdirSync(dirname(path), { recursive: true });
    await sharp(Buffer.from(svg)).webp({ quality: 82, effort: 6 }).toFile(path);
  }
}

await draw(join(process.argv[2] ?? 'content', 'media'));
