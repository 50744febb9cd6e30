import { load } from '@/blocks/Glossary/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['glossary'],
  load,
} satisfies BlockDescriptor;
