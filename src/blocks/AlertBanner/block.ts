import { load } from '@/blocks/AlertBanner/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['chrome'],
  load,
} satisfies BlockDescriptor;
