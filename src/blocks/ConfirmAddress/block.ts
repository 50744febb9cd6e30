import type { BlockDescriptor } from '@/cms/block';

export const block = {
  scripts: 'atOnce',
  phrases: ['confirm', 'ui'],
  isPersonal: true,
} satisfies BlockDescriptor;
