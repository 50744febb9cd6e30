import { closeSync, openSync, readSync } from 'node:fs';
import { mimeTypeOf } from '../../cms/mime-types.ts';
import type { Problems } from '../problems.ts';
import type { Snapshot } from '../snapshot.ts';

const megapixel = 1_000_000;
const maxMegapixels = 10;

/** How the files of a kind begin, by extension. */
const beginnings: Readonly<Record<string, (head: Buffer) => boolean>> = {
  png: (head) => head.toString('latin1', 1, 4) === 'PNG',
  jpg: (head) => head[0] === 0xff && head[1] === 0xd8,
  jpeg: (head) => head[0] === 0xff && head[1] === 0xd8,
  gif: (head) => head.toString('latin1', 0, 4) === 'GIF8',
  webp: (head) => head.toString('latin1', 8, 12) === 'WEBP',
  avif: (head) => head.toString('latin1', 4, 8) === 'ftyp',
  pdf: (head) => head.toString('latin1').includes('%PDF-'),
  webm: (head) => head.readUInt32BE(0) === 0x1a45dfa3,
  mp4: (head) => head.toString('latin1', 4, 8) === 'ftyp',
};

/**
 * Looks for pictures that are too large to be made smaller on request, files whose bytes are of another kind, and files that are
 * of no kind that visitors get.
 * @requirement O6
 */
export function checkMedia({ media }: Snapshot, problems: Problems): void {
  for (const { name, file, width = 0, height = 0 } of media.values()) {
    const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    if (mimeTypeOf(name) === undefined)
      problems.addAtLine(
        file,
        1,
        'visitors get no files of this kind: save it as JPG, PNG, WebP, SVG or PDF',
      );
    const fits = beginnings[extension];
    if (fits && !fits(headOf(file)))
      problems.addAtLine(
        file,
        1,
        `the bytes are no ${extension.toUpperCase()}: save it again in that format`,
      );
    // A drawing of lines has no pixels of its own.
    const megapixels = extension === 'svg' ? 0 : (width * height) / megapixel;
    if (megapixels > maxMegapixels)
      problems.addAtLine(
        file,
        1,
        `the picture has ${megapixels.toFixed(1)} megapixels, and at most ${maxMegapixels} are of use: save it smaller`,
      );
  }
}

function headOf(file: string): Buffer {
  const head = Buffer.alloc(16);
  const opened = openSync(file, 'r');
  try {
    readSync(opened, head, 0, head.length, 0);
  } finally {
    closeSync(opened);
  }
  return head;
}
