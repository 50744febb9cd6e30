import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'the waiting room of a visit by video',
  scripts: 'atOnce',
  phrases: ['waysOn', 'video'],
  isPersonal: true,
} satisfies BlockDescriptor;
