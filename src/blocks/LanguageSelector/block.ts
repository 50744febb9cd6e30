import { load } from '@/blocks/LanguageSelector/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'the other languages of the page',
  phrases: ['chrome'],
  load,
} satisfies BlockDescriptor;
