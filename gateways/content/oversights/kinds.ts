import type { Problems } from '../problems.ts';
import type { Snapshot } from '../snapshot.ts';
import { authoredValues, type Authored } from './authored.ts';

/** So many values of one kind make a rule. */
const enough = 20;

type Use = { readonly path: string; readonly by: Authored };

/**
 * Looks for fields that name an item of another kind than the same field does everywhere else: a department where others
 * have a place. Visitors do not see it.
 * @requirement O6
 */
export function checkKinds(content: Snapshot, problems: Problems): void {
  const named = new Map<string, Map<string, Use[]>>();
  for (const by of authoredValues(content)) {
    if (by.field.type !== 'lookup' && by.field.type !== 'multilist') continue;
    const kinds = valueOf(named, `${by.item.template}:${by.field.name}`, () => new Map<string, Use[]>());
    for (const path of [by.value].flat().map(String))
      valueOf(kinds, content.items.get(path)?.template ?? '', () => []).push({ path, by });
  }
  for (const kinds of named.values()) {
    const [most, ...others] = [...kinds].sort(([, a], [, b]) => b.length - a.length);
    const strays = others.flatMap(([kind, uses]) => uses.map((use) => ({ ...use, kind })));
    if (!most || most[1].length < enough * Math.max(1, strays.length)) continue;
    for (const { path, kind, by } of strays)
      problems.add(
        by.item.file,
        by.placeOf(),
        `${by.field.name}: "${path.slice(content.site.rootPath.length + 1)}" is a ${kind}; everywhere else the field names a ${most[0]}`,
      );
  }
}

function valueOf<T>(map: Map<string, T>, key: string, make: () => T): T {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}
