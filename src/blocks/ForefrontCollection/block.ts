import type { BlockDescriptor } from '@/cms/block';
import { load, query } from '@/blocks/ForefrontCollection/data';

export const block = {
  phrases: ['article'],
  fields: ['titleText', 'introText', 'loadMoreText'],
  query,
  load,
} satisfies BlockDescriptor;
