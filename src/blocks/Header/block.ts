import { load } from '@/blocks/Header/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'still empty are logo, homeLink, searchPageLink, phoneLink, emergencyText',
  phrases: ['chrome'],
  fields: [
    'logo',
    'logoMark',
    'logoText',
    'homeLink',
    'searchPageLink',
    'searchPlaceholder',
    'emergencyText',
    'requestAppointmentLink',
    'phoneLink',
  ],
  load,
  isStill: true,
} satisfies BlockDescriptor;
