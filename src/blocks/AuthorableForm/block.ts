import { load } from '@/blocks/AuthorableForm/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  scripts: 'atOnce',
  phrases: ['form', 'ui'],
  load,
  isPersonal: true,
} satisfies BlockDescriptor;
