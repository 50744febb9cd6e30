import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['trial'],
  pageFields: 'all',
  isSubject: true,
} satisfies BlockDescriptor;
