import { existsSync, readdirSync } from 'node:fs';
import { components } from '@/registry/components';
import { descriptorsOf } from '@/registry/descriptors';
import { plannedBlocks } from '@/registry/planned';

const folders = readdirSync('src/blocks');
const names = Object.keys(components);

test('[P1] every block folder has its line in registry/components.ts, and every line its folder', () => {
  expect({ 'folders without a line': folders.filter((name) => !names.includes(name)) }).toEqual({
    'folders without a line': [],
  });
  expect({ 'lines without a folder': names.filter((name) => !folders.includes(name)) }).toEqual({
    'lines without a folder': [],
  });
});

test('[P1] the lines stand in the order of the alphabet', () => {
  expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : 1)));
});

test('[P1] every block folder has its component and its block.ts', () => {
  const lacking = folders.flatMap((name) => [
    ...(existsSync(`src/blocks/${name}/${name}.tsx`) ? [] : [`${name} has no ${name}.tsx`]),
    ...(existsSync(`src/blocks/${name}/block.ts`) ? [] : [`${name} has no block.ts (see cms/block.ts)`]),
  ]);
  expect(lacking).toEqual([]);
});

test('[P1] a block with a data.ts says in block.ts that it loads', async () => {
  const descriptors = await descriptorsOf(folders);
  const silent = folders.filter(
    (name) => existsSync(`src/blocks/${name}/data.ts`) !== (descriptors.get(name)?.load !== undefined),
  );
  expect({ 'data.ts and block.ts disagree': silent }).toEqual({ 'data.ts and block.ts disagree': [] });
});

test('[P2] a block that is built is not among the planned ones', () => {
  expect(names.filter((name) => plannedBlocks.has(name))).toEqual([]);
});

test('[P3] a name that is not built has no descriptor, whatever it is', async () => {
  const odd = ['NobodyKnows', '../Banner', 'constructor', ''];
  expect([...(await descriptorsOf(odd)).keys()]).toEqual([]);
});
