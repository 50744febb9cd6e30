import { load } from '@/blocks/MegaNavigation/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['chrome'],
  load,
} satisfies BlockDescriptor;
