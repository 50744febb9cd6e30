type Named = { readonly id: string; readonly aliases?: readonly string[] };

/** The section that a fragment names, in any letter case; undefined when it names none. @requirement M5 */
export function tabForHash(tabs: readonly Named[], hash: string): string | undefined {
  let wanted = hash.replace(/^#/, '');
  try {
    wanted = decodeURIComponent(wanted);
  } catch {
    // A broken escape names no section.
  }
  return idOf(tabs, wanted);
}

/** The section that an `activeTabChange` event names. Its detail is the id, or an object with `id` or `tab`. */
export function tabOfEvent(tabs: readonly Named[], event: Event): string | undefined {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  if (typeof detail === 'string') return idOf(tabs, detail);
  if (typeof detail !== 'object' || detail === null) return undefined;
  const { id, tab } = detail as { readonly id?: unknown; readonly tab?: unknown };
  const wanted = id ?? tab;
  return typeof wanted === 'string' ? idOf(tabs, wanted) : undefined;
}

function idOf(tabs: readonly Named[], wanted: string): string | undefined {
  const lower = wanted.toLowerCase();
  if (lower === '') return undefined;
  return tabs.find(({ id, aliases = [] }) => [id, ...aliases].some((name) => name.toLowerCase() === lower))
    ?.id;
}
