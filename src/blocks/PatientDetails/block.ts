import type { BlockDescriptor } from '@/cms/block';
import { bookedKeys, bookingKeys } from '@/features/appointment/state/session';
import { load } from './data';

export const block = {
  authorHint: 'the questions about the patient',
  scripts: { forKept: [...bookingKeys, ...bookedKeys] },
  phrases: ['booking', 'slots', 'details', 'request', 'waitlist', 'ui'],
  isPersonal: true,
  load,
} satisfies BlockDescriptor;
