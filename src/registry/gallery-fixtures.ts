import { existsSync } from 'node:fs';
import type { Fixtures } from '@/cms/block-fixtures';
import { components } from '@/registry/components';

export type BlockFixtures = { readonly name: string; readonly fixtures: Fixtures };

/**
 * The fixtures of every block that has some, by name. For development and tests: it looks for the blocks' source files.
 */
export async function blockFixtures(): Promise<readonly BlockFixtures[]> {
  const names = Object.keys(components).filter((name) => existsSync(`src/blocks/${name}/fixtures.ts`));
  return Promise.all(
    names.map(async (name) => {
      const { fixtures } = (await import(`../blocks/${name}/fixtures`)) as { readonly fixtures: Fixtures };
      return { name, fixtures: JSON.parse(JSON.stringify(fixtures)) as Fixtures };
    }),
  );
}
