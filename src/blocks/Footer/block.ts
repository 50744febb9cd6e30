import { load } from '@/blocks/Footer/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['chrome', 'consent'],
  load,
} satisfies BlockDescriptor;
