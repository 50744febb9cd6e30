import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'still empty are titleText, introText, spotlightItems',
} satisfies BlockDescriptor;
