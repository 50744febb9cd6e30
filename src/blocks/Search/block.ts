import { load } from '@/blocks/Search/data';
import type { BlockDescriptor } from '@/cms/block';
import { scheduleDataKey } from '@/config/scheduling';
import { mapViewKey } from '@/features/search/map/map-view-key';

export const block = {
  authorHint: 'choose its searchModel',
  // Who answered the questions before a booking looks for times: they come with the scripts.
  scripts: { forChoice: mapViewKey, forKept: [scheduleDataKey] },
  fields: ['introText', 'phoneLink', 'requestAppointmentLink'],
  phrases: ['map', 'openHours', 'search', 'ui'],
  load,
} satisfies BlockDescriptor;
