import type { BlockDescriptor } from '@/cms/block';

export const block = {
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
