import { load } from '@/blocks/AuthorableForm/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  // Nothing of it is kept in the tab: its scripts wait for the visitor's first sign.
  scripts: { forKept: [] },
  phrases: ['form', 'ui'],
  load,
  isPersonal: true,
} satisfies BlockDescriptor;
