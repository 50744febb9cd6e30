import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['search'],
} satisfies BlockDescriptor;
