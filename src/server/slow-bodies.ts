import type { IncomingMessage } from 'node:http';

/** Pictures from a telephone on a slow line take this long. */
export const filesWithinMs = 120_000;
const bodyWithinMs = 15_000;

/**
 * Ends a connection whose body comes too slowly. Only forms with files get the server's own limit: every other body is
 * small, and who sends it slowly keeps a connection busy on purpose.
 * @requirement J9 K10
 */
export function endSlowBody(request: IncomingMessage): void {
  const {
    'content-length': length = '0',
    'transfer-encoding': encoding,
    'content-type': type,
  } = request.headers;
  const hasBody = encoding !== undefined || length !== '0';
  if (!hasBody || /^multipart\/form-data\s*;/i.test(type ?? '')) return;
  const timer = setTimeout(() => request.destroy(), bodyWithinMs);
  timer.unref();
  const stop = () => clearTimeout(timer);
  request.once('end', stop);
  request.once('close', stop);
}
