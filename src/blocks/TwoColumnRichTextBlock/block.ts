import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'still empty are both columns',
} satisfies BlockDescriptor;
