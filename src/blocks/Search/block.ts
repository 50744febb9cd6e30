import { load } from '@/blocks/Search/data';
import type { BlockDescriptor } from '@/cms/block';
import { mapViewKey } from '@/features/search/map/map-view-key';

export const block = {
  authorHint: 'choose its searchModel',
  scripts: { forChoice: mapViewKey },
  fields: ['introText', 'phoneLink', 'requestAppointmentLink'],
  phrases: ['map', 'openHours', 'search', 'ui'],
  load,
} satisfies BlockDescriptor;
