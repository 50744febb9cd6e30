import { load } from '@/blocks/SoonestTimes/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'the soonest visits with any physician',
  scripts: 'atOnce',
  phrases: ['booking', 'slots', 'soonest', 'waitlist', 'ui'],
  load,
  isPersonal: true,
} satisfies BlockDescriptor;
