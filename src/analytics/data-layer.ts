/** The name of the value in the tab's storage. */
const key = 'datalayer';

/**
 * Keeps a value for the tab's next page, as JSON; a falsy value removes what is kept. A storage that is shut keeps nothing.
 * @requirement N1
 */
export function saveDataLayer(value: unknown): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // Counting does without it.
  }
}

/** What is kept; null where there is nothing, or nothing that can be read. @requirement N1 */
export function readDataLayer(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Removes all that was counted in this tab. @requirement N2 */
export function forgetCounted(): void {
  delete window.analyticsQueue;
  saveDataLayer(undefined);
}
