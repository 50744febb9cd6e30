import type { SavedForm } from '@/contracts/saved-request';
import type { RequestKind } from '@/domain/patient-form/description';
import type { PatientForm } from '@/domain/patient-form/form';
import { readJson, removeKey, sessionKeys, write } from '@/features/appointment/state/session';

/** Hands a form that is gone on with to the page where it stands. @returns false where this browser keeps nothing */
export function writeSaved(saved: SavedForm): boolean {
  write(sessionKeys.saved, saved);
  return readJson(sessionKeys.saved) !== null;
}

/** The answers of a form that is gone on with, once. @requirement J9 */
export function takeSaved(kind: RequestKind): SavedForm | undefined {
  const stored = readJson(sessionKeys.saved);
  const isIt = typeof stored === 'object' && stored !== null && 'kind' in stored && stored.kind === kind;
  if (!isIt) return undefined;
  removeKey(sessionKeys.saved);
  // Only this module writes the key, always whole.
  return stored as SavedForm;
}

type Typed = { readonly item: string; readonly values: Partial<PatientForm> };

/** Keeps what was typed into a request form until the form is there again. @param item - the form's item */
export function writeTyped(item: string, values: Partial<PatientForm>): void {
  if (Object.keys(values).length > 0) write(sessionKeys.typed, { item, values } satisfies Typed);
}

/** What was typed into a request form before its page was left, once. */
export function takeTyped(item: string): Partial<PatientForm> | undefined {
  // Only this module writes the key, always whole.
  const stored = readJson(sessionKeys.typed) as Typed | null;
  if (stored?.item !== item) return undefined;
  removeKey(sessionKeys.typed);
  return stored.values;
}
