import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['parts', 'ui'],
} satisfies BlockDescriptor;
