import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'still empty are AccordionHeading, AccordionIntroText, accordionItems',
} satisfies BlockDescriptor;
