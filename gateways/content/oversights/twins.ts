import type { Problems } from '../problems.ts';
import type { LoadedItem, Snapshot } from '../snapshot.ts';

/** By template: the field that tells one item from another, and what follows where two have the same value. */
const marks: Readonly<Record<string, { readonly field: string; readonly follows: string }>> = {
  'Physician Details': { field: 'npi', follows: 'visits with one of them reach the other' },
  'Clinical Trial Details': { field: 'NCT', follows: 'visitors find the same study twice' },
  Alert: { field: 'alertId', follows: 'who closed one of them never sees the other' },
};

/** Looks for items that were copied, mark and all. @requirement O6 */
export function checkTwins(content: Snapshot, problems: Problems): void {
  const language = content.site.languages[0]?.name ?? 'en';
  const first = new Map<string, LoadedItem>();
  for (const item of content.items.values()) {
    const { field, follows } = marks[item.template] ?? {};
    const value = field === undefined ? undefined : item.values[language]?.[field];
    if (field === undefined || typeof value !== 'string' || value === '') continue;
    const key = `${item.template}:${value}`;
    const twin = first.get(key);
    if (!twin) first.set(key, item);
    else
      problems.add(
        item.file,
        [...item.place, 'fields', field],
        `${field}: "${value}" belongs to ${twin.path.slice(content.site.rootPath.length + 1)} too: ${follows}`,
      );
  }
}
