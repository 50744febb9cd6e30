import { load } from '@/blocks/ScreeningForm/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'the questions before a visit',
  // Nothing of it is kept in the tab: its scripts wait for the visitor's first sign.
  scripts: { forKept: [] },
  phrases: ['booking', 'slots', 'screening', 'ui'],
  load,
  isPersonal: true,
} satisfies BlockDescriptor;
