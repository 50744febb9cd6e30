import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['slides'],
} satisfies BlockDescriptor;
