import { randomUUID } from 'node:crypto';

/** What the editor sends for one rendering of a page. */
export type EditingData = {
  readonly layout: unknown;
  readonly language: string;
  readonly dictionary: Readonly<Record<string, string>>;
};

const lifetimeMs = 60_000;
const maxKept = 50;

type Kept = Map<string, { readonly data: EditingData; readonly expires: number }>;
const name = Symbol.for('foyer.editing');

/** One map for the whole process: the framework loads its own copy of this module for each route. */
function kept(): Kept {
  const holder = globalThis as { [name]?: Kept };
  holder[name] ??= new Map();
  return holder[name];
}

/**
 * Keeps what the editor sent for the short time until its page is rendered.
 * @returns the key under which the page finds it; nobody can guess it
 * @requirement O1
 */
export function keepEditingData(data: EditingData): string {
  const map = kept();
  const now = Date.now();
  for (const [key, { expires }] of map) if (expires < now || map.size >= maxKept) map.delete(key);
  const key = randomUUID();
  map.set(key, { data, expires: now + lifetimeMs });
  return key;
}

/** Takes kept data out; each key works once. */
export function takeEditingData(key: string): EditingData | undefined {
  const found = kept().get(key);
  kept().delete(key);
  return found && found.expires >= Date.now() ? found.data : undefined;
}
