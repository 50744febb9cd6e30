import { load } from '@/blocks/Breadcrumb/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['chrome'],
  load,
} satisfies BlockDescriptor;
