import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'how to get a visit with the physician of the page',
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
