import { load } from '@/blocks/VideoTierWide/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'vimeoVideoUrl is still empty',
  phrases: ['player'],
  load,
} satisfies BlockDescriptor;
