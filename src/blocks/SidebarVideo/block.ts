import { load } from '@/blocks/SidebarVideo/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'vimeoVideoUrl is still empty',
  phrases: ['player'],
  load,
} satisfies BlockDescriptor;
