import { extname } from 'node:path';

/** Types of the media files that are served, by file extension. */
const mimeTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  csv: 'text/csv; charset=utf-8',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  vtt: 'text/vtt; charset=utf-8',
  webm: 'video/webm',
  webp: 'image/webp',
};

/** The MIME type of a file by its extension; undefined for files that are not served. @requirement A14 */
export function mimeTypeOf(name: string): string | undefined {
  return mimeTypes[extname(name).slice(1).toLowerCase()];
}
