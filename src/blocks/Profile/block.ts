import { load } from '@/blocks/Profile/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'still empty are title, introContent, groups or tagDisplayName',
  phrases: ['team', 'ui'],
  fields: ['title', 'introContent', 'phoneLink'],
  load,
} satisfies BlockDescriptor;
