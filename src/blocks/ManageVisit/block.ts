import type { BlockDescriptor } from '@/cms/block';

export const block = {
  scripts: 'atOnce',
  phrases: ['slots', 'visit', 'ui'],
  isPersonal: true,
} satisfies BlockDescriptor;
