import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'titleText and introText are empty; the list is the visitor’s own',
  phrases: ['savedStudies', 'ui'],
  fields: ['titleText', 'introText', 'trialSearchLink'],
  scripts: 'atOnce',
} satisfies BlockDescriptor;
