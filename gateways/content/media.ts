import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import type { Problems } from './problems.ts';
import type { MediaFile } from './store.ts';

type Dimensions = { readonly width?: number; readonly height?: number };

/** Sizes by file, so that one changed file does not make all files be read again. */
const sizes = new Map<string, { readonly stamp: string; readonly dimensions: Dimensions }>();
const pictures = /\.(webp|png|jpe?g|gif|avif|svg)$/i;

/**
 * Lists the media files, with the size in pixels of each picture. A picture that cannot be read becomes a problem.
 * @returns by path below the folder, with slashes
 * @requirement A14
 */
export async function readMedia(folder: string, problems: Problems): Promise<ReadonlyMap<string, MediaFile>> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
  const found = await Promise.all(names.map((name) => readFile(folder, name, problems)));
  return new Map(found.flatMap((file) => (file ? [[file.name, file] as const] : [])));
}

async function readFile(folder: string, name: string, problems: Problems): Promise<MediaFile | undefined> {
  const file = resolve(folder, name);
  const { mtimeMs, size } = statSync(file);
  if (!statSync(file).isFile() || name.split('/').some((part) => part.startsWith('.'))) return undefined;
  const src = `/-/media/${name.split('/').map(encodeURIComponent).join('/')}`;
  const dimensions = await dimensionsOf(file, `${mtimeMs}:${size}`);
  if (!dimensions) problems.addAtLine(join(folder, name), 1, 'the picture cannot be read');
  return { name, file, src, bytes: size, ...dimensions };
}

async function dimensionsOf(file: string, stamp: string): Promise<Dimensions | undefined> {
  if (!pictures.test(file)) return {};
  const known = sizes.get(file);
  if (known?.stamp === stamp) return known.dimensions;
  const dimensions = await sharp(file)
    .metadata()
    .then(({ width, height }) => ({ width, height }))
    .catch(() => undefined);
  if (dimensions) sizes.set(file, { stamp, dimensions });
  return dimensions;
}
