import type { BlockDescriptor } from '@/cms/block';
import { load } from '@/blocks/CardCollection/data';

export const block = {
  authorHint: 'there are no cards yet',
  phrases: ['article'],
  fields: ['titleText', 'introText', 'viewAllLink'],
  load,
} satisfies BlockDescriptor;
