import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['slots', 'waitlist'],
} satisfies BlockDescriptor;
