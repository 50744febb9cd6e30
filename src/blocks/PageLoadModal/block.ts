import type { BlockDescriptor } from '@/cms/block';

export const block = {
  scripts: 'atOnce',
  phrases: ['parts', 'ui'],
} satisfies BlockDescriptor;
