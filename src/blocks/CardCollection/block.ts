import type { BlockDescriptor } from '@/cms/block';
import { load } from '@/blocks/CardCollection/data';

export const block = {
  phrases: ['content'],
  fields: ['titleText', 'introText', 'viewAllLink'],
  load,
} satisfies BlockDescriptor;
