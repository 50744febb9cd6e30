import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['confirm'],
} satisfies BlockDescriptor;
