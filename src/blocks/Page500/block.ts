import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['content'],
} satisfies BlockDescriptor;
