import type { BlockDescriptor } from '@/cms/block';
import { load } from '@/blocks/ForefrontArticle/data';

export const block = {
  phrases: ['article', 'player'],
  fields: [],
  load,
  isSubject: true,
} satisfies BlockDescriptor;
