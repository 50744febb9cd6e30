import type { BlockDescriptor } from '@/cms/block';
import { load } from '@/blocks/ForefrontArticleCollection/data';

export const block = {
  phrases: ['article'],
  fields: ['titleText', 'introText', 'loadMoreText'],
  load,
} satisfies BlockDescriptor;
