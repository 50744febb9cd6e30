/** A call to an outside system that is being timed for traces. */
export type CallSpan = {
  /** For the call's header of this name (W3C Trace Context), so that the other system's spans join the trace. */
  readonly traceparent: string;
  /** @param outcome - the status, or why there was none */
  end(outcome: number | string): void;
};

type CallTracer = (dependency: string, method: string) => CallSpan | undefined;

/** The framework loads its own copy of every module for each route; the server's tracer serves all of them. */
const place = Symbol.for('foyer.tracer');
const shared = globalThis as { [place]?: CallTracer };

/** Makes the tracer of calls known to all copies of this module in the process. @requirement O8 */
export function announceTracer(tracer: CallTracer | undefined): void {
  if (tracer) shared[place] = tracer;
  else delete shared[place];
}

/**
 * Begins the span of a call, below that of the request that is being answered.
 * @param dependency - as logs and figures name it
 * @returns undefined while nobody collects traces
 * @requirement O8
 */
export function startCall(dependency: string, method: string): CallSpan | undefined {
  return shared[place]?.(dependency, method);
}
