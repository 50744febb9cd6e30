import { load } from '@/blocks/DynamicMap/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['map', 'openHours', 'waitingTime'],
  fields: ['titleText', 'introText'],
  load,
} satisfies BlockDescriptor;
