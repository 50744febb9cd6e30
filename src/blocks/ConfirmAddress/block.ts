import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['confirm'],
  isPersonal: true,
} satisfies BlockDescriptor;
