import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'where a message leads that asks for an address to be confirmed',
  scripts: 'atOnce',
  phrases: ['waysOn', 'confirm', 'ui'],
  isPersonal: true,
} satisfies BlockDescriptor;
