import { load } from '@/blocks/ClinicalTrialDetails/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['trial', 'savedStudies'],
  pageFields: 'all',
  load,
  isSubject: true,
} satisfies BlockDescriptor;
