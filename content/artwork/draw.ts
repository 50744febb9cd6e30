import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { seed } from '../generator/generate.ts';
import { physicians } from '../generator/physicians.ts';
import { groundFile, groundText } from '../map/ground.ts';
import { badges } from './badges.ts';
import { billSvg } from './bill.ts';
import { lookOf, type Sitter } from './people/look.ts';
import { portraitSvg } from './people/portrait.ts';
import { sitterOf } from './people/sitters.ts';
import { scenes } from './scenes.ts';
import { locationScenes } from './views/locations.ts';
import { sceneSvg, type Scene } from './views/scene.ts';
import { storyScenes } from './views/stories.ts';
import { writers } from './writers.ts';

/** A picture's file below the media folder, and its drawing as SVG. */
export type Picture = readonly [file: string, drawing: () => string];

const scene = (file: string, name: string, drawn: Scene, width: number): Picture => [
  file,
  () => sceneSvg(name, drawn, width),
];

const named = (folder: string, drawings: Readonly<Record<string, string>>): readonly Picture[] =>
  Object.entries(drawings).map(([name, drawing]) => [`${folder}/${name}.webp`, () => drawing]);

const portrait = (file: string, sitter: Sitter, width?: number): Picture => [
  file,
  () => portraitSvg(lookOf(sitter), width),
];

/** A writer's page shows the portrait half a page wide, in pixels, and a social network as wide. */
const writerWidth = 1200;

/** All pictures of the site. */
export const pictures = (): readonly Picture[] => [
  ...physicians(seed)
    .map(sitterOf)
    .map((sitter) => portrait(`portraits/${sitter.id}.webp`, sitter)),
  ...Object.entries(writers).map(([name, sitter]) => portrait(`writers/${name}.webp`, sitter, writerWidth)),
  ...Object.entries(scenes).map(([name, drawn]) => scene(`scenes/${name}.webp`, name, drawn, 1440)),
  ...Object.entries(locationScenes).map(([name, drawn]) =>
    scene(`locations/${name}.webp`, name, drawn, 1440),
  ),
  ...Object.entries(storyScenes).map(([name, drawn]) => scene(`articles/${name}.webp`, name, drawn, 1200)),
  ['scenes/bill.webp', billSvg],
  ...named('brand', badges),
];

/** As heavy as a picture may be, in bytes. */
const heaviest = 40_000;

/**
 * A drawing as the file that is kept, as good as its weight allows. It is WebP, because networks that show a page's
 * picture take it too.
 */
export async function rasterized(drawing: string): Promise<Buffer> {
  const pixels = await sharp(Buffer.from(drawing)).png({ compressionLevel: 1 }).toBuffer();
  for (const quality of [82, 76, 70, 64, 58]) {
    const file = await sharp(pixels).webp({ quality, effort: 6 }).toBuffer();
    if (file.length <= heaviest) return file;
  }
  throw new Error('no quality makes a drawing light enough');
}

/**
 * Draws the site's pictures into a media folder: `npm run content:draw [-- FOLDER [BEGINNING OF NAMES]]`. All of them are
 * made of the shapes beside this file, so they are the project's own. Without a folder it also writes the background of maps.
 */
export async function draw(mediaFolder: string, beginning = ''): Promise<void> {
  const asked = pictures().filter(([file]) => file.startsWith(beginning));
  const next = asked[Symbol.iterator]();
  // Two at a time, so that both the drawing and the encoding have work.
  const worker = async (): Promise<void> => {
    for (const [file, drawing] of next) {
      const path = join(mediaFolder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, await rasterized(drawing()));
    }
  };
  await Promise.all([worker(), worker()]);
}

if (process.argv[1]?.endsWith('draw.ts')) {
  const [, , folder, beginning] = process.argv;
  await draw(folder ?? 'content/media', beginning);
  if (folder === undefined) writeFileSync(groundFile, groundText());
}
