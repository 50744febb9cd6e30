import type { BlockDescriptor } from '@/cms/block';

export const block = {
  scripts: 'atOnce',
  phrases: ['video'],
  isPersonal: true,
} satisfies BlockDescriptor;
