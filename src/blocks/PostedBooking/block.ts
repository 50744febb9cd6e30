import { load } from '@/blocks/PostedBooking/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'booking without scripts',
  scripts: 'atOnce',
  phrases: ['booking', 'slots', 'details', 'posted', 'request', 'waitlist', 'ui'],
  load,
  isPersonal: true,
} satisfies BlockDescriptor;
