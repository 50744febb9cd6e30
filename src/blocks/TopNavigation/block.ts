import { load } from '@/blocks/TopNavigation/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['chrome'],
  load,
} satisfies BlockDescriptor;
