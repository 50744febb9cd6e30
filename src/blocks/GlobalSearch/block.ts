import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'the search of the whole site',
  phrases: ['search'],
} satisfies BlockDescriptor;
