import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'requests for appointments, for the staff',
  scripts: 'atOnce',
  phrases: ['desk'],
} satisfies BlockDescriptor;
