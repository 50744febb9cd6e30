import { load } from '@/blocks/Newsletter/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['newsletter'],
  load,
} satisfies BlockDescriptor;
