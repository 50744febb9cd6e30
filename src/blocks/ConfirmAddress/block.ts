import type { BlockDescriptor } from '@/cms/block';

export const block = {
  scripts: 'atOnce',
  phrases: ['confirm'],
  isPersonal: true,
} satisfies BlockDescriptor;
