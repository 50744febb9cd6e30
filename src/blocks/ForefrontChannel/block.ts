import type { BlockDescriptor } from '@/cms/block';
import { load, query } from '@/blocks/ForefrontChannel/data';

export const block = {
  phrases: ['article'],
  fields: ['titleText', 'viewAllLink'],
  query,
  load,
} satisfies BlockDescriptor;
