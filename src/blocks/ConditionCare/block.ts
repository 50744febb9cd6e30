import { load } from '@/blocks/ConditionCare/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'doctors, places, trials and stories for the condition of the page',
  phrases: ['condition', 'doctors'],
  fields: ['titleText'],
  load,
} satisfies BlockDescriptor;
