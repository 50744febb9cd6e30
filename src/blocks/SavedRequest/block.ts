import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['saved'],
} satisfies BlockDescriptor;
