import { load } from '@/blocks/ProviderDetails/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'the page has no fields of a physician',
  phrases: ['profile', 'doctors', 'player', 'slides'],
  fields: [],
  load,
  isSubject: true,
} satisfies BlockDescriptor;
