import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['article'],
  pageFields: 'all',
  isSubject: true,
} satisfies BlockDescriptor;
