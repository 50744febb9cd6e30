import { load } from '@/blocks/DynamicMap/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['map'],
  fields: ['titleText', 'introText'],
  load,
} satisfies BlockDescriptor;
