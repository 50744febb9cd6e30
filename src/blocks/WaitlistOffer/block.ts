import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['slots', 'waitlist'],
  isPersonal: true,
} satisfies BlockDescriptor;
