import { load } from '@/blocks/LocationDetails/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'the page has no fields of a location',
  phrases: ['location', 'openHours', 'waitingTime', 'doctors'],
  load,
  isSubject: true,
} satisfies BlockDescriptor;
