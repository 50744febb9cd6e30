import { load } from '@/blocks/ConditionAccordion/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'shows introText, symptoms, treatment, specialties of the page',
  phrases: ['condition'],
  load,
  pageFields: [
    'introText',
    'bodyContent',
    'conditionImage',
    'specialties',
    'symptoms',
    'causes',
    'diagnosis',
    'treatment',
    'whatToExpect',
    'prevention',
    'selfCare',
    'questionsToAsk',
    'emergency',
    'whenToCall',
    'showCrisisLine',
    'isService',
    'reviewedBy',
    'reviewer',
    'reviewedOn',
    'sources',
  ],
} satisfies BlockDescriptor;
