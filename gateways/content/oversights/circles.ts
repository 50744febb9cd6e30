import type { Problems } from '../problems.ts';
import type { LoadedItem, Snapshot } from '../snapshot.ts';
import { authoredValues, type Authored } from './authored.ts';
import { pageOf } from './page-texts.ts';

type Step = { readonly to: string; readonly authored: Authored };

/**
 * Looks for items that hold themselves, by way of the lists in their fields: a menu in its own sub-menu. Pages may name
 * each other. Each circle is reported once, where it closes.
 * @requirement O6
 */
export function checkCircles(content: Snapshot, problems: Problems): void {
  const steps = new Map<string, Step[]>();
  const isPart = (item: LoadedItem | undefined) => item !== undefined && pageOf(item, content) !== item.path;
  for (const authored of authoredValues(content)) {
    const { item, field, value } = authored;
    if ((field.type !== 'multilist' && field.type !== 'lookup') || !isPart(item)) continue;
    for (const to of [value].flat()) {
      if (typeof to !== 'string' || !isPart(content.items.get(to))) continue;
      steps.set(item.path, [...(steps.get(item.path) ?? []), { to, authored }]);
    }
  }
  const done = new Set<string>();
  const follow = (path: string, above: readonly string[]) => {
    if (done.has(path)) return;
    for (const { to, authored } of steps.get(path) ?? []) {
      const begin = [...above, path].indexOf(to);
      if (begin < 0) follow(to, [...above, path]);
      else {
        const circle = [...above, path]
          .slice(begin)
          .map((one) => one.slice(content.site.rootPath.length + 1));
        const named = [...circle, circle[0]].join(' → ');
        problems.add(authored.item.file, authored.placeOf(), `items hold each other in a circle: ${named}`);
      }
    }
    done.add(path);
  };
  for (const path of steps.keys()) follow(path, []);
}
