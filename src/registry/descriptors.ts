import type { BlockDescriptor } from '@/cms/block';
import { isBlockName, type BlockName } from '@/registry/components';

const read = new Map<BlockName, BlockDescriptor>();

/**
 * The descriptors of some blocks, read from their folders when first asked for. Server only: a descriptor brings its
 * block's loader along.
 * @param names - names from the CMS; a name that is not built has no descriptor
 * @requirement O2
 */
export async function descriptorsOf(names: Iterable<string>): Promise<ReadonlyMap<string, BlockDescriptor>> {
  const built = [...new Set(names)].filter(isBlockName);
  await Promise.all(built.filter((name) => !read.has(name)).map(readDescriptor));
  return new Map(built.map((name) => [name, read.get(name) ?? {}]));
}

async function readDescriptor(name: BlockName): Promise<void> {
  const { block } = (await import(`../blocks/${name}/block`)) as { readonly block: BlockDescriptor };
  read.set(name, block);
}
