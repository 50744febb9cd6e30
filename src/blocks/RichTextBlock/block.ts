import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'content is still empty',
} satisfies BlockDescriptor;
