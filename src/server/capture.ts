import { ServerResponse, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';

/** A whole answer, held in memory. */
export type CapturedResponse = {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
};

/**
 * A response that keeps what is written to it instead of sending it, so that the answer can be looked at, compressed
 * and kept before it goes out.
 */
class CapturingResponse extends ServerResponse {
  readonly chunks: Buffer[] = [];

  #take(chunk: unknown, encoding: unknown): void {
    if (typeof chunk === 'string')
      this.chunks.push(
        Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'),
      );
    else if (chunk instanceof Uint8Array) this.chunks.push(Buffer.from(chunk));
  }

  override write(chunk: unknown, encoding?: unknown, callback?: unknown): boolean {
    this.#take(chunk, encoding);
    const done = typeof encoding === 'function' ? encoding : callback;
    if (typeof done === 'function') process.nextTick(done as () => void);
    return true;
  }

  override end(chunk?: unknown, encoding?: unknown, callback?: unknown): this {
    if (typeof chunk !== 'function') this.#take(chunk, encoding);
    const done = [chunk, encoding, callback].find((argument) => typeof argument === 'function');
    Object.defineProperty(this, 'writableEnded', { value: true, configurable: true });
    Object.defineProperty(this, 'writableFinished', { value: true, configurable: true });
    process.nextTick(() => {
      this.emit('finish');
      this.emit('close');
      if (done) (done as () => void)();
    });
    return this;
  }

  override flushHeaders(): void {
    // Nothing is sent before the answer is whole.
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status;
    const headers = rest.find((argument) => typeof argument === 'object' && argument !== null);
    for (const [name, value] of Object.entries((headers ?? {}) as OutgoingHttpHeaders)) {
      if (value !== undefined) this.setHeader(name, value);
    }
    return this;
  }
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Lets a handler answer into memory. @requirement O8 */
export async function capture(handler: Handler, request: IncomingMessage): Promise<CapturedResponse> {
  const response = new CapturingResponse(request);
  const finished = new Promise<void>((resolve) => response.once('finish', resolve));
  await handler(request, response);
  await finished;
  return {
    status: response.statusCode,
    headers: response.getHeaders(),
    body: Buffer.concat(response.chunks),
  };
}
