import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['booking', 'slots', 'details', 'request', 'waitlist', 'ui'],
  isPersonal: true,
} satisfies BlockDescriptor;
