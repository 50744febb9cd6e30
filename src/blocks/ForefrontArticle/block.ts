import type { BlockDescriptor } from '@/cms/block';
import { load, query } from '@/blocks/ForefrontArticle/data';

export const block = {
  phrases: ['article', 'player'],
  fields: [],
  query,
  load,
  isSubject: true,
} satisfies BlockDescriptor;
