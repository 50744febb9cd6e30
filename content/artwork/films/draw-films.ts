import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { films, lengthOf, pictureAt, type Film } from './films.ts';

/**
 * Draws the site's films and their pictures into a media folder, by default `content/media`. It needs
 * ffmpeg with VP9, which nothing else here does: the films are committed.
 */
const folder = join(process.argv[2] ?? 'content/media', 'videos');
const [width, height, perSecond] = [960, 540, 15];

async function drawFilm(name: string, film: Film): Promise<void> {
  const format = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', String(perSecond)];
  // A key picture every two seconds, so that visitors may jump.
  const codec = [
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    '40',
    '-g',
    String(perSecond * 2),
    '-pix_fmt',
    'yuv420p',
  ];
  const plain = [
    '-row-mt',
    '1',
    '-deadline',
    'good',
    '-cpu-used',
    '2',
    '-fflags',
    '+bitexact',
    '-flags',
    '+bitexact',
  ];
  const file = join(folder, `${name}.webm`);
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-y', ...format, '-i', '-', ...codec, ...plain, file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(ffmpeg, 'close');
  for (let index = 0; index < lengthOf(film) * perSecond; index += 1) {
    const picture = sharp(Buffer.from(pictureAt(film, index / perSecond))).resize(width, height);
    if (!ffmpeg.stdin.write(await picture.removeAlpha().raw().toBuffer())) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}`);
  await sharp(Buffer.from(pictureAt(film, film.posterAtSecond)))
    .resize(1280, 720)
    .webp({ quality: 82, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
}

mkdirSync(folder, { recursive: true });
for (const [name, film] of Object.entries(films)) await drawFilm(name, film);
