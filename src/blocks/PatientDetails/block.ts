import type { BlockDescriptor } from '@/cms/block';
import { load } from './data';

export const block = {
  authorHint: 'the questions about the patient',
  scripts: 'atOnce',
  phrases: ['booking', 'slots', 'details', 'request', 'waitlist', 'ui'],
  isPersonal: true,
  load,
} satisfies BlockDescriptor;
