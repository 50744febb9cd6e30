import { load } from '@/blocks/Glossary/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'conditions and services by letter',
  phrases: ['glossary'],
  load,
} satisfies BlockDescriptor;
