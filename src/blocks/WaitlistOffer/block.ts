import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'an earlier time that has become free',
  scripts: 'atOnce',
  phrases: ['waysOn', 'slots', 'waitlist', 'ui'],
  isPersonal: true,
} satisfies BlockDescriptor;
