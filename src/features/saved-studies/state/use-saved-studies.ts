import { useMemo, useState, useSyncExternalStore } from 'react';
import { parseSaved, savedStudiesKey, type SavedStudy } from '../model/saved-studies';

const listeners = new Set<() => void>();

/** Other windows of the browser tell of their changes. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function kept(): string | null {
  try {
    return localStorage.getItem(savedStudiesKey);
  } catch {
    return null;
  }
}

/**
 * The studies that this browser keeps for its visitor; undefined until it is known. Nothing of them is sent anywhere.
 * @returns `isRefused`: the browser keeps nothing
 * @requirement F4
 */
export function useSavedStudies(): {
  readonly studies: readonly SavedStudy[] | undefined;
  readonly isRefused: boolean;
  readonly keep: (studies: readonly SavedStudy[]) => void;
} {
  const text = useSyncExternalStore(subscribe, kept, () => undefined);
  const [isRefused, setIsRefused] = useState(false);
  const studies = useMemo(() => (text === undefined ? undefined : parseSaved(text)), [text]);
  const keep = (next: readonly SavedStudy[]) => {
    try {
      if (next.length === 0) localStorage.removeItem(savedStudiesKey);
      else localStorage.setItem(savedStudiesKey, JSON.stringify(next));
      setIsRefused(false);
    } catch {
      setIsRefused(true);
    }
    for (const tell of listeners) tell();
  };
  return { studies, isRefused, keep };
}
