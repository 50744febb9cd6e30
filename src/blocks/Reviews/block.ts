import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['profile'],
  pageFields: ['rating', 'numberOfReviews', 'comments', 'totalCommentCount'],
} satisfies BlockDescriptor;
