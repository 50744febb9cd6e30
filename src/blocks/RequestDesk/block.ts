import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['desk'],
} satisfies BlockDescriptor;
