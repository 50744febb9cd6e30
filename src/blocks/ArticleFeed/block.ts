import type { BlockDescriptor } from '@/cms/block';
import { load } from '@/blocks/ArticleFeed/data';

export const block = {
  phrases: ['article'],
  fields: ['titleText', 'fieldLabel', 'alternateCards', 'loadMoreText'],
  load,
} satisfies BlockDescriptor;
