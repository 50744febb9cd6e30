import { load } from '@/blocks/SoonestTimes/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'the soonest visits with any physician',
  // Nothing of it is kept in the tab: its scripts wait for the visitor's first sign.
  scripts: { forKept: [] },
  phrases: ['booking', 'doctors', 'slots', 'soonest', 'waitlist', 'ui'],
  load,
  isPersonal: true,
} satisfies BlockDescriptor;
