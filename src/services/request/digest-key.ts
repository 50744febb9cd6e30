import { createHash } from 'node:crypto';

/**
 * The key of something that was sent without scripts: the digest of its content in the form of a UUID, so that the same
 * thing sent again has the same key.
 * @param files - what was sent with it, by name
 * @requirement I14 J3 K10
 */
export function digestKey(content: unknown, files: ReadonlyMap<string, Uint8Array> = new Map()): string {
  const digest = createHash('sha256').update(JSON.stringify(content));
  for (const [name, bytes] of files) digest.update(name).update(bytes);
  const hex = digest.digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
