/**
 * A reading of an object that serves many times, such as a list of the search service: made once, and forgotten with the object.
 * @param read - pure
 * @requirement B18
 */
export function readOnce<Of extends object, Read>(read: (of: Of) => Read): (of: Of) => Read {
  const known = new WeakMap<Of, { readonly read: Read }>();
  return (of) => {
    const before = known.get(of);
    if (before) return before.read;
    const now = read(of);
    known.set(of, { read: now });
    return now;
  };
}
