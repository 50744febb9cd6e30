import { load } from '@/blocks/LocationDetails/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['location', 'openHours'],
  load,
  isSubject: true,
} satisfies BlockDescriptor;
