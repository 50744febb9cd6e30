import type { IncomingMessage } from 'node:http';

/**
 * Reads a body; undefined when it is longer than allowed.
 * @param onChunk - is told of each chunk, and may refuse it, which ends the reading
 * @throws when the sender goes away, or a chunk is refused
 * @requirement K10
 */
export async function readBytes(
  request: IncomingMessage,
  maxBytes: number,
  onChunk: (bytes: number) => boolean = () => true,
): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    if (!onChunk(chunk.length)) throw new Error('refused');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The same as text. @requirement K10 */
export async function readText(request: IncomingMessage, maxBytes: number): Promise<string | undefined> {
  return (await readBytes(request, maxBytes))?.toString('utf8');
}
