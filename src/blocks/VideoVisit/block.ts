import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['video'],
  isPersonal: true,
} satisfies BlockDescriptor;
