import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['slots', 'waitlist', 'ui'],
  isPersonal: true,
} satisfies BlockDescriptor;
