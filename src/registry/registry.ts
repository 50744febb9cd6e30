import type { AnyBlock, Registry } from '@/cms/placeholder';
import { components, isBlockName } from '@/registry/components';

const blocks: Readonly<Record<string, AnyBlock>> = components;

/**
 * The site's blocks by the names that the CMS sends.
 * @requirement P1 P2
 */
export const registry: Registry = {
  find: (name) => (isBlockName(name) ? blocks[name] : undefined),
};
