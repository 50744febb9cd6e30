type Tab = { readonly id: string; readonly aliases?: readonly string[] };

/**
 * The section that a fragment names, in any letter case; undefined when it names none.
 * @param tabs - `fragment` is what leads to the section on this page: the id, unless another has that
 * @requirement M5
 */
export function tabForHash(
  tabs: readonly (Tab & { readonly fragment: string | undefined })[],
  hash: string,
): string | undefined {
  let wanted = hash.replace(/^#/, '');
  try {
    wanted = decodeURIComponent(wanted);
  } catch {
    // A broken escape names no section.
  }
  return tabs.find(({ fragment = '', aliases = [] }) => isOneOf([fragment, ...aliases], wanted))?.id;
}

/** The section that an `activeTabChange` event names. Its detail is the id, or an object with `id` or `tab`. */
export function tabOfEvent(tabs: readonly Tab[], event: Event): string | undefined {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  if (typeof detail === 'string') return idOf(tabs, detail);
  if (typeof detail !== 'object' || detail === null) return undefined;
  const { id, tab } = detail as { readonly id?: unknown; readonly tab?: unknown };
  const wanted = id ?? tab;
  return typeof wanted === 'string' ? idOf(tabs, wanted) : undefined;
}

function idOf(tabs: readonly Tab[], wanted: string): string | undefined {
  return tabs.find(({ id, aliases = [] }) => isOneOf([id, ...aliases], wanted))?.id;
}

function isOneOf(names: readonly string[], wanted: string): boolean {
  return wanted !== '' && names.some((name) => name.toLowerCase() === wanted.toLowerCase());
}
