import type { BlockDescriptor } from '@/cms/block';
import { load } from '@/blocks/ForeFrontHero/data';

export const block = {
  authorHint: 'still empty are headingText, introText, heroImage, links, searchLink',
  phrases: ['article', 'chrome'],
  pageFields: ['headlineText'],
  fields: ['headingText', 'introText', 'heroImage', 'headerLogo', 'links', 'searchLink'],
  load,
} satisfies BlockDescriptor;
