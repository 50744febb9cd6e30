import type { Loader } from '@/cms/block';
import type { BlockName } from '@/registry/names';

/** The blocks that fetch on the server. Reached from the pages' data functions only. */
export const loaders: Partial<Record<BlockName, Loader<unknown>>> = {};
