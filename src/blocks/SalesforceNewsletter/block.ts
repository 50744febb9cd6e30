import { load } from '@/blocks/SalesforceNewsletter/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['newsletter'],
  load,
} satisfies BlockDescriptor;
