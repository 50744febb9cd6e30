import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { portraits } from '../generator/portraits.ts';
import { writeGround } from '../map/write-ground.ts';
import { badges } from './badges.ts';
import { places } from './places.ts';
import { portraitSvg } from './portraits.ts';
import { scenes } from './scenes.ts';
import { stories } from './stories.ts';
import { topics } from './topics.ts';
import { writers } from './writers.ts';

const wide = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675" viewBox="0 0 1200 675">${drawing}</svg>`;

/**
 * Draws the site's pictures into a media folder: `npm run content:draw [-- FOLDER]`. All of them are made of the
 * shapes beside this file, so they are the project's own. The command also writes the background of maps.
 */
export async function draw(mediaFolder: string): Promise<void> {
  mkdirSync(join(mediaFolder, 'scenes'), { recursive: true });
  for (const folder of ['brand', 'portraits', 'locations', 'articles', 'writers'])
    mkdirSync(join(mediaFolder, folder), { recursive: true });
  for (const [name, picture] of Object.entries(scenes)) {
    const file = join(mediaFolder, 'scenes', `${name}.webp`);
    await sharp(Buffer.from(picture)).webp({ quality: 82, effort: 6 }).toFile(file);
  }
  const others: readonly (readonly [file: string, picture: string])[] = [
    ...[...portraits, ...writers].map((portrait) => [portrait.file, portraitSvg(portrait)] as const),
    ...Object.entries(places).map(([name, drawing]) => [`locations/${name}.webp`, wide(drawing)] as const),
    ...Object.entries({ ...topics, ...stories }).map(
      ([name, drawing]) => [`articles/${name}.webp`, wide(drawing)] as const,
    ),
  ];
  for (const [file, picture] of others)
    await sharp(Buffer.from(picture)).webp({ quality: 82, effort: 6 }).toFile(join(mediaFolder, file));
  for (const [name, picture] of Object.entries(badges)) {
    const file = join(mediaFolder, 'brand', `${name}.webp`);
    await sharp(Buffer.from(picture)).webp({ quality: 90, effort: 6 }).toFile(file);
  }
}

if (process.argv[1]?.endsWith('draw.ts')) {
  await draw(process.argv[2] ?? 'content/media');
  writeGround();
}
