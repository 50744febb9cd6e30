import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'still empty are titleText, subheadingText, links',
  phrases: ['content'],
} satisfies BlockDescriptor;
