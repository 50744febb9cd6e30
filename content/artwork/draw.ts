import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { badges, scenes } from './scenes.ts';

/**
 * Draws the site's pictures into a media folder: `node content/artwork/draw.ts [folder]`. All of them are made of the
 * shapes beside this file, so they are the project's own.
 */
export async function draw(mediaFolder: string): Promise<void> {
  mkdirSync(join(mediaFolder, 'scenes'), { recursive: true });
  mkdirSync(join(mediaFolder, 'brand'), { recursive: true });
  for (const [name, picture] of Object.entries(scenes)) {
    const file = join(mediaFolder, 'scenes', `${name}.webp`);
    await sharp(Buffer.from(picture)).webp({ quality: 82, effort: 6 }).toFile(file);
  }
  for (const [name, picture] of Object.entries(badges)) {
    const file = join(mediaFolder, 'brand', `${name}.webp`);
    await sharp(Buffer.from(picture)).webp({ quality: 90, effort: 6 }).toFile(file);
  }
}

if (process.argv[1]?.endsWith('draw.ts')) await draw(process.argv[2] ?? 'content/media');
