import type { Database } from '../database.ts';
import { forgetBytes } from '../forget-bytes.ts';
import { forgetOldKeys, reseal } from '../sealing/reseal.ts';

/**
 * Seals everything with the first key of `DATA_KEYS`, and forgets the other keys: they may then be taken out of it.
 * Stopped half way it loses nothing; run again, it does the rest.
 * @returns how many values were sealed anew, and the names of the keys that are needed no more
 * @requirement I14
 */
export async function rekey(
  database: Database,
): Promise<{ readonly sealed: number; readonly forgotten: readonly string[] }> {
  const sealed = await reseal(database.db, database.ring, 'other-keys');
  const forgotten = await forgetOldKeys(database.db, database.ring);
  await forgetBytes(database);
  return { sealed, forgotten };
}
