import { load } from '@/blocks/ConditionCare/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['condition'],
  fields: ['titleText'],
  load,
} satisfies BlockDescriptor;
