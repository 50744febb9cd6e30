import type { Readable } from 'node:stream';

class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/**
 * Reads a body as UTF-8 text, at most `maxBytes` of it.
 * @throws an error named `BodyTooLarge` when there is more; the stream is destroyed then
 */
export async function readLimited(body: Readable, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    size += bytes.length;
    if (size > maxBytes) {
      body.destroy();
      throw new BodyTooLarge();
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}
