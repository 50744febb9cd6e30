/** The outcome of something that may fail in an expected way: a value, or a code from a closed list. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** Wraps a success. @requirement O8 */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** Wraps an expected failure; `error` is a code, never a message for people. @requirement O8 */
export function err<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** Marks the end of an exhaustive switch: the compiler refuses a case that was forgotten. @requirement O8 */
export function unreachable(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}
