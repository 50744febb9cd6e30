import { load } from '@/blocks/ProviderDetails/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'shows the fields of the page, a physician',
  phrases: ['profile', 'doctors', 'player', 'slides'],
  fields: [],
  load,
  isSubject: true,
} satisfies BlockDescriptor;
