import { errors, type Agent, type Dispatcher } from 'undici';

/** An answer with its whole body. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly bytes: Buffer;
};

/**
 * Sends a request and takes its whole answer, without the stream that the agent's own `request` makes: V8 frees such a stream and
 * the bytes that went through it only when it collects its whole heap (ADR 0338).
 * @param limits.signal - ends it; the promise rejects with its reason
 * @param limits.maxBytes - the agent ends a body that grows longer; one that says so beforehand is not waited for
 * @requirement O8
 */
export function exchange(
  agent: Agent,
  request: Dispatcher.DispatchOptions,
  { signal, maxBytes }: { readonly signal: AbortSignal; readonly maxBytes: number },
): Promise<Answer> {
  if (signal.aborted) return Promise.reject(signal.reason);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  let running: Dispatcher.DispatchController | undefined;
  const end = (reason: Error) => {
    settle();
    reject(reason);
    running?.abort(reason);
  };
  const leave = () => end(signal.reason as Error);
  const settle = () => signal.removeEventListener('abort', leave);
  const chunks: Buffer[] = [];
  let status = 0;
  let headers: Answer['headers'] = {};
  signal.addEventListener('abort', leave, { once: true });
  agent.dispatch(request, {
    onRequestStart(controller) {
      running = controller;
      if (signal.aborted) controller.abort(signal.reason as Error);
    },
    onResponseStart(_, statusCode, sent) {
      status = statusCode;
      headers = sent;
      if (Number(sent['content-length'] ?? 0) > maxBytes) end(new errors.ResponseExceededMaxSizeError());
    },
    onResponseData(_, chunk) {
      chunks.push(chunk);
    },
    onResponseEnd() {
      settle();
      resolve({ status, headers, bytes: Buffer.concat(chunks) });
    },
    onResponseError(_, error) {
      settle();
      reject(error);
    },
  });
  return promise;
}
