import type { IncomingMessage } from 'node:http';

/** Pictures from a telephone on a slow line take this long. */
export const filesWithinMs = 120_000;
const bodyWithinMs = 15_000;

/** So much of a form with files comes in each of these times, or its sender sends slowly on purpose. */
const lookEveryMs = 10_000;
const leastBytes = 10_000;

/**
 * Ends a connection whose body comes too slowly. Only forms with files get the server's own limit, and they have to come
 * at 1 kB a second; every other body is small, and who sends it slowly keeps a connection busy on purpose.
 * @requirement J9 K10
 */
export function endSlowBody(request: IncomingMessage): void {
  const {
    'content-length': length = '0',
    'transfer-encoding': encoding,
    'content-type': type,
  } = request.headers;
  if (encoding === undefined && length === '0') return;
  const hasFiles = /^multipart\/form-data\s*;/i.test(type ?? '');
  let received = request.socket.bytesRead;
  const look = () => {
    const before = received;
    received = request.socket.bytesRead;
    if (received - before < leastBytes) request.destroy();
  };
  const timer = hasFiles ? setInterval(look, lookEveryMs) : setTimeout(() => request.destroy(), bodyWithinMs);
  timer.unref();
  const stop = () => clearTimeout(timer);
  request.once('end', stop);
  request.once('close', stop);
}
