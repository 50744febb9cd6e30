import { createHash } from 'node:crypto';

/** A file as it is published, with the tag by which readers know it. */
export type PublishedFile = { readonly text: string; readonly etag: string };

/** The files that were made lately. */
export type KeptFiles = {
  /** @param make - what makes the file, when it was not made in the last minute */
  readonly read: (
    name: string,
    asked: { readonly nowMs: number; readonly make: () => Promise<string> },
  ) => Promise<PublishedFile>;
};

/** Readers use a file for minutes anyway. */
const KEPT_MS = 60_000;

/**
 * Makes each file once for all who ask within a minute, and one file at a time: the calendars are everybody's, and whoever
 * reads all files at once must not keep patients from booking.
 * @requirement I21
 */
export function keptFiles(): KeptFiles {
  const kept = new Map<string, { readonly madeAt: number; readonly file: Promise<PublishedFile> }>();
  let latest: Promise<unknown> = Promise.resolve();
  return {
    read: (name, { nowMs, make }) => {
      const known = kept.get(name);
      if (known && Math.abs(nowMs - known.madeAt) < KEPT_MS) return known.file;
      const file = latest.then(make).then((text) => ({ text, etag: tagOf(text) }));
      const entry = { madeAt: nowMs, file };
      const forget = () => {
        if (kept.get(name) === entry) kept.delete(name);
      };
      latest = file.catch(forget);
      kept.set(name, entry);
      // All files together are large: what nobody reads any more is not kept in memory.
      setTimeout(forget, KEPT_MS).unref();
      return file;
    },
  };
}

/** Weak: on its way the text is compressed in one way or another. @requirement I21 */
export function tagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}
