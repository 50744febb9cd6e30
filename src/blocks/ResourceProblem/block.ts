import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'stands where a page cannot be shown',
  phrases: ['content'],
} satisfies BlockDescriptor;
