import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['slots', 'visit', 'ui'],
  isPersonal: true,
} satisfies BlockDescriptor;
