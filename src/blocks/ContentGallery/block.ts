import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['gallery'],
} satisfies BlockDescriptor;
