import type { BlockDescriptor } from '@/cms/block';
import { load } from '@/blocks/ForefrontChannel/data';

export const block = {
  phrases: ['article'],
  fields: ['titleText', 'viewAllLink'],
  load,
} satisfies BlockDescriptor;
