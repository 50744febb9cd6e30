import { load } from '@/blocks/AlertBanner/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'still empty are alertText, alertLink',
  phrases: ['chrome'],
  load,
} satisfies BlockDescriptor;
