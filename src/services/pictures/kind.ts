/** What visitors' cameras and scanners make. */
export type PictureKind = 'jpeg' | 'png' | 'heic' | 'pdf';

/** Brands of ISO media files whose pictures are HEVC: what telephones call HEIC. */
const heicBrands: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1']);

/**
 * What a file is by its first bytes; its name and the type that a browser gives it say nothing.
 * @returns undefined for anything that is not taken
 * @requirement J9
 */
export function pictureKindOf(bytes: Uint8Array): PictureKind | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 16)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('%PDF-')) return 'pdf';
  return head.slice(4, 8) === 'ftyp' && heicBrands.has(head.slice(8, 12)) ? 'heic' : undefined;
}
