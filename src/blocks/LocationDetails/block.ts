import { load } from '@/blocks/LocationDetails/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'shows the fields of the page, a location',
  phrases: ['location', 'openHours', 'waitingTime', 'doctors'],
  load,
  isSubject: true,
} satisfies BlockDescriptor;
