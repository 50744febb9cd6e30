import { load } from '@/blocks/MegaNavigation/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'shows the links below its datasource',
  phrases: ['chrome'],
  load,
} satisfies BlockDescriptor;
