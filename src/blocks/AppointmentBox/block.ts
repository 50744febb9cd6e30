import type { BlockDescriptor } from '@/cms/block';
import { bookingKeys, sessionKeys } from '@/features/appointment/state/session';

export const block = {
  authorHint: 'how to get a visit with the physician of the page',
  // A booking that was begun is offered, and a time that became free is opened.
  scripts: { forKept: [...bookingKeys, sessionKeys.wish] },
  phrases: ['booking', 'slots', 'waitlist', 'ui'],
  pageFields: [
    'npi',
    'enabledForOnlineScheduling',
    'disableOnlineScheduling',
    'visibleSpecialities',
    'specialities',
    'pediatricPhysician',
    'adultPhysician',
    'headlineText',
    'phoneNumber',
    'acceptingNewPatients',
  ],
} satisfies BlockDescriptor;
