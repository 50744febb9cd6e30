import { load } from '@/blocks/Search/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'choose its searchModel',
  scripts: 'atOnce',
  fields: ['introText', 'phoneLink', 'requestAppointmentLink'],
  phrases: ['map', 'openHours', 'search', 'ui'],
  load,
} satisfies BlockDescriptor;
