import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'a request that was begun on another day',
  scripts: 'atOnce',
  phrases: ['waysOn', 'saved'],
  isPersonal: true,
} satisfies BlockDescriptor;
