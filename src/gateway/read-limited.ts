import type { Readable } from 'node:stream';

class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/**
 * Reads a body, at most `maxBytes` of it.
 * @param announced - bytes by its `Content-Length`; 0 where there is none
 * @throws an error named `BodyTooLarge` when there is more or more is announced; the stream is destroyed then
 * @requirement O8
 */
export async function readLimited(
  body: Readable,
  { maxBytes, announced }: { readonly maxBytes: number; readonly announced: number },
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  if (announced > maxBytes) return refuse(body);
  for await (const chunk of body) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    size += bytes.length;
    if (size > maxBytes) return refuse(body);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function refuse(body: Readable): never {
  body.destroy();
  throw new BodyTooLarge();
}
