import { load } from '@/blocks/Profile/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['team', 'ui'],
  fields: ['title', 'introContent', 'phoneLink'],
  load,
} satisfies BlockDescriptor;
