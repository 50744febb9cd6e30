import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, type BrotliOptions, type ZlibOptions } from 'node:zlib';
import { exactBuffer } from '../lib/exact-buffer.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Takes an encoding by its name; one refused with `q=0` is not taken. */
const takes = (name: string) =>
  new RegExp(String.raw`(?:^|,)\s*${name}\s*(?:;(?!\s*q=0(?:\.0+)?\s*(?:,|$))[^,]*)?(?:,|$)`, 'i');
const takesBrotli = takes('br');
const takesGzip = takes('gzip');

/** The best encoding that a client takes. An encoding refused with `q=0` is not taken. @requirement O8 */
export function encodingFor(acceptEncoding = ''): Encoding {
  if (takesBrotli.test(acceptEncoding)) return 'br';
  return takesGzip.test(acceptEncoding) ? 'gzip' : 'identity';
}

/**
 * Compresses a body.
 * @param effort - `kept` for a body that serves many visitors, `once` for one that serves one
 * @requirement O8
 */
export async function encode(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return body;
  const made = await (encoding === 'gzip'
    ? gzipped(body, gzipOptions(effort))
    : brotli(body, brotliOptions(body, effort)));
  return effort === 'kept' ? exactBuffer(made) : made;
}

export type Effort = 'kept' | 'once';

function gzipOptions(effort: Effort): ZlibOptions {
  return { level: effort === 'kept' ? 9 : 4 };
}

function brotliOptions(body: Buffer, effort: Effort): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'kept' ? 10 : 4,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
}

/** Whether a body of this type and size gains from compression. @requirement O8 */
export function isCompressible(contentType: string, size: number): boolean {
  return (
    size > 512 &&
    /^(text\/|application\/(json|fhir\+ndjson|javascript|xml|manifest)|image\/svg)/.test(contentType)
  );
}

/** A strong tag for a body in one encoding. @requirement O8 */
export function etagOf(body: Buffer, encoding: Encoding): string {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return `"${digest}-${encoding}"`;
}
