import type { Fixtures } from '@/cms/block-fixtures';
import { components } from '@/registry/components';

export type BlockFixtures = { readonly name: string; readonly fixtures: Fixtures };

/** The fixtures of every block, by name. */
export function blockFixtures(): Promise<readonly BlockFixtures[]> {
  return Promise.all(
    Object.keys(components).map(async (name) => {
      const { fixtures } = (await import(`../blocks/${name}/fixtures`)) as { readonly fixtures: Fixtures };
      return { name, fixtures: JSON.parse(JSON.stringify(fixtures)) as Fixtures };
    }),
  );
}
