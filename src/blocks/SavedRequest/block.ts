import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['saved'],
  isPersonal: true,
} satisfies BlockDescriptor;
