import { load } from '@/blocks/Search/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  scripts: 'atOnce',
  phrases: ['map', 'openHours', 'search', 'ui'],
  load,
} satisfies BlockDescriptor;
