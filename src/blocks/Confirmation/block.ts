import type { BlockDescriptor } from '@/cms/block';
import { load } from './data';

export const block = {
  authorHint: 'what was booked',
  scripts: 'atOnce',
  phrases: ['booking', 'slots', 'details', 'request', 'waitlist', 'ui'],
  isPersonal: true,
  load,
} satisfies BlockDescriptor;
