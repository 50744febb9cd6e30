import type { PatientKind, Slot } from '../model/visit';
import { readJson, removeKey, sessionKeys, write } from './session';

/** A time that a visitor wants to book on the next page: the one of a message about a freed time. */
export type Wish = { readonly npi: string; readonly patient: PatientKind; readonly slot: Slot };

export function writeWish(wish: Wish): void {
  write(sessionKeys.wish, wish);
}

/** The wish for a provider, once. @requirement I17 */
export function takeWish(npi: string): Wish | undefined {
  const stored = readJson(sessionKeys.wish);
  const isWish = typeof stored === 'object' && stored !== null && 'npi' in stored && stored.npi === npi;
  if (!isWish) return undefined;
  removeKey(sessionKeys.wish);
  // Only this module writes the key, always whole.
  return stored as Wish;
}
