import { load } from '@/blocks/AlertBanner/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'shows the alertText of its datasource, or of the alerts below it',
  phrases: ['chrome'],
  load,
} satisfies BlockDescriptor;
