import { load } from '@/blocks/AuthorableForm/data';
import type { BlockDescriptor } from '@/cms/block';
import { formsKey } from '@/features/form/state/kept-answers';

export const block = {
  scripts: { forKept: [formsKey] },
  phrases: ['form', 'ui'],
  load,
  isPersonal: true,
} satisfies BlockDescriptor;
