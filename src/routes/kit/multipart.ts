import type { IncomingMessage } from 'node:http';
import { readBytes } from '#routes/kit/read-body';

/** A form with files. Files that were left empty are not there. */
export type MultipartForm = {
  readonly fields: URLSearchParams;
  readonly files: ReadonlyMap<string, Uint8Array>;
};

/** Each body is in memory as a whole while it is read. */
const maxAtOnce = 6;
let reading = 0;

export function isMultipart({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return /^multipart\/form-data\s*;/i.test(headers['content-type'] ?? '');
}

/**
 * Reads a form with files.
 * @returns what is wrong with it: longer than allowed, no form, or too many are being read
 * @requirement J9
 */
export async function readMultipart(
  request: IncomingMessage,
  maxBytes: number,
): Promise<MultipartForm | 'tooLarge' | 'malformed' | 'busy'> {
  if (reading >= maxAtOnce) return 'busy';
  reading += 1;
  try {
    const bytes = await readBytes(request, maxBytes);
    if (bytes === undefined) return 'tooLarge';
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Response(bytes, { headers }).formData();
    const fields = new URLSearchParams();
    const files = new Map<string, Uint8Array>();
    for (const [name, value] of form) {
      if (typeof value === 'string') fields.append(name, value);
      else if (value.size > 0) files.set(name, new Uint8Array(await value.arrayBuffer()));
    }
    return { fields, files };
  } catch {
    return 'malformed';
  } finally {
    reading -= 1;
  }
}
