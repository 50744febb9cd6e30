import type { BlockDescriptor } from '@/cms/block';
import { load } from '@/blocks/ForeFrontHero/data';

export const block = {
  authorHint: 'still empty are headingText, introText, heroImage, links',
  phrases: ['article'],
  pageFields: ['headlineText'],
  fields: ['headingText', 'introText', 'heroImage', 'headerLogo', 'links'],
  load,
} satisfies BlockDescriptor;
