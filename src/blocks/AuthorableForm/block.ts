import { load } from '@/blocks/AuthorableForm/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['form', 'ui'],
  load,
  isPersonal: true,
} satisfies BlockDescriptor;
