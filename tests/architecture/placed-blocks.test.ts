import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { openContent } from '../../gateways/content/open.ts';
import type { Layout } from '../../gateways/content/store.ts';

/** The placeholders of a container, as its component names them; undefined for a block that is none. */
function placeholdersOf(component: string): readonly string[] | undefined {
  const file = component.endsWith('Container')
    ? 'src/features/content/ui/container-areas.tsx'
    : `src/blocks/${component}/${component}.tsx`;
  if (!existsSync(file)) return undefined;
  const [, list] = /const placeholders = \[([^\]]*)\]/.exec(readFileSync(file, 'utf8')) ?? [];
  return list?.match(/[\w-]+/g) ?? undefined;
}

function* misplaced(layout: Layout): Generator<string> {
  for (const rendering of Object.values(layout).flat()) {
    const known = placeholdersOf(rendering.component);
    for (const name of Object.keys(rendering.placeholders))
      if (known && !known.includes(name)) yield `${rendering.component}: ${name}`;
    yield* misplaced(rendering.placeholders);
  }
}

function* blocksIn(layout: Layout): Generator<string> {
  for (const rendering of Object.values(layout).flat()) {
    yield rendering.component;
    yield* blocksIn(rendering.placeholders);
  }
}

test('[A11] [A2] demo pages use every container, and no block stands in a placeholder that its container lacks', async () => {
  const opened = await openContent({ folder: 'content', watch: false });
  assert.ok(opened.ok);
  const content = opened.value;
  const lost = new Set<string>();
  const used = new Set<string>();
  for (const item of content.items()) {
    if (!item.hasLayout) continue;
    const layout = content.layout(item);
    for (const name of misplaced(layout)) lost.add(`${item.path} ${name}`);
    for (const block of blocksIn(layout)) used.add(block);
  }
  content.close();
  assert.deepEqual([...lost], []);
  for (const name of ['ArticleDetail', 'Columnwidth', 'ConditionDetail', 'FullWidth', 'FullWidthDetail'])
    assert.ok(used.has(`${name}Container`), `no demo page uses ${name}Container`);
});
