import { load } from '@/blocks/NavigationSidebar/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['parts'],
  load,
} satisfies BlockDescriptor;
