import type { BlockDescriptor } from '@/cms/block';

export const block = {
  scripts: 'atOnce',
  phrases: ['saved'],
  isPersonal: true,
} satisfies BlockDescriptor;
