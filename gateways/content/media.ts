import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ImageValue } from './store.ts';

const sizes = new Map<string, { readonly stamp: number; readonly width?: number; readonly height?: number }>();
const pictures = /\.(webp|png|jpe?g|gif|avif|svg)$/i;

/**
 * Lists the media files with the sizes of the pictures among them.
 * @returns by path below the folder, with slashes
 */
export async function readMedia(folder: string): Promise<ReadonlyMap<string, ImageValue>> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  const found = await Promise.all(
    names
      .filter((name) => statSync(join(folder, name)).isFile())
      .map(async (name) => [name, { src: `/-/media/${name.split('/').map(encodeURIComponent).join('/')}`, alt: '', ...(await sizeOf(join(folder, name))) }] as const),
  );
  return new Map(found);
}

async function sizeOf(file: string): Promise<{ readonly width?: number; readonly height?: number }> {
  if (!pictures.test(file)) return {};
  const stamp = statSync(file).mtimeMs;
  const known = sizes.get(file);
  if (known?.stamp === stamp) return size(known);
  try {
    const { width, height } = await sharp(file).metadata();
    sizes.set(file, { stamp, width, height });
    return { width, height };
  } catch {
    return {};
  }
}

function size({ width, height }: { readonly width?: number; readonly height?: number }): { readonly width?: number; readonly height?: number } {
  return width && height ? { width, height } : {};
}
