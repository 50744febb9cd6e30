import type { BlockDescriptor } from '@/cms/block';

export const block = {
  scripts: 'atOnce',
  phrases: ['slots', 'waitlist', 'ui'],
  isPersonal: true,
} satisfies BlockDescriptor;
