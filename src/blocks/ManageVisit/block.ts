import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'where visitors look at their visit, move it and cancel it',
  scripts: 'atOnce',
  phrases: ['waysOn', 'slots', 'visit', 'ui'],
  isPersonal: true,
} satisfies BlockDescriptor;
