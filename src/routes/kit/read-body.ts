import type { IncomingMessage } from 'node:http';

/**
 * Reads a body; undefined when it is longer than allowed, and the rest is not taken. By events: an iterator of the stream takes
 * twice as long for a body of one piece, as nearly all are.
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
  // Of one whose sender has left, no event comes any more.
  if (request.destroyed) throw new Error('closed');
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= maxBytes && onChunk(chunk.length)) return;
      if (size > maxBytes) resolve(undefined);
      request.destroy();
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', reject);
    request.once('close', () => {
      // An error costs as much as the reading: none where all has come.
      if (!request.readableEnded) reject(new Error('closed'));
    });
  });
}

/** The same as text. @requirement K10 */
export async function readText(request: IncomingMessage, maxBytes: number): Promise<string | undefined> {
  return (await readBytes(request, maxBytes))?.toString('utf8');
}
