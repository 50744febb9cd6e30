import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'still empty are titleText, tabItems',
} satisfies BlockDescriptor;
