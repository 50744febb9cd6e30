import { load } from '@/blocks/SoonestOffers/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'the first open times of some specialties',
  phrases: ['slots'],
  // It is read, and its links need no script.
  scripts: { forKept: [] },
  load,
  // Times that are taken must not be offered: nobody gets the page that was made for somebody else.
  isPersonal: true,
} satisfies BlockDescriptor;
