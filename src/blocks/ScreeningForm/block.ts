import { load } from '@/blocks/ScreeningForm/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'the questions before a visit',
  scripts: 'atOnce',
  phrases: ['booking', 'slots', 'screening', 'ui'],
  load,
  isPersonal: true,
} satisfies BlockDescriptor;
