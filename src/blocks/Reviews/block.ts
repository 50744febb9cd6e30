import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['profile', 'slides', 'ui'],
  pageFields: ['rating', 'numberOfReviews', 'comments', 'totalCommentCount'],
} satisfies BlockDescriptor;
