import { load } from '@/blocks/Breadcrumb/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'the way to the page, and its headlineText',
  phrases: ['chrome'],
  load,
  isStill: true,
} satisfies BlockDescriptor;
