import { load } from '@/blocks/HomepageHero/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['content'],
  load,
} satisfies BlockDescriptor;
