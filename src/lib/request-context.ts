type Context = { readonly id: string };

/** What the server in front knows about the request that is being answered. It makes the store; see `server/`. */
export type RequestStore = { getStore(): Context | undefined };

const place = Symbol.for('foyer.request');
const shared = globalThis as { [place]?: RequestStore };

/** Makes the store known to all copies of this module in the process. @requirement O8 */
export function announceRequests(store: RequestStore): void {
  shared[place] = store;
}

/**
 * The id of the request that is being answered, for logs and for calls that it causes; undefined outside of any.
 * @requirement O8
 */
export function requestId(): string | undefined {
  return shared[place]?.getStore()?.id;
}
