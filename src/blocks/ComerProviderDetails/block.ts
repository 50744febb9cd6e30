import { load } from '@/blocks/ComerProviderDetails/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['profile', 'player', 'slides'],
  fields: [],
  load,
  isSubject: true,
} satisfies BlockDescriptor;
