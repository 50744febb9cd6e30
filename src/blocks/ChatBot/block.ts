import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['parts'],
} satisfies BlockDescriptor;
