/** Takes what is behind the `#` off the address, and off the note of it that the router keeps with the history. */
export function forgetAddress(): void {
  const { pathname } = window.location;
  const state: unknown = window.history.state;
  const cleaned = typeof state === 'object' && state !== null ? { ...state, as: pathname } : state;
  window.history.replaceState(cleaned, '', pathname);
}
