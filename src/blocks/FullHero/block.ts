import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'still empty are headingText, introText, heroImage, links',
} satisfies BlockDescriptor;
