import type { BlockDescriptor } from '@/cms/block';
import { load } from '@/blocks/ForefrontFeaturedArticles/data';

export const block = { phrases: ['article'], fields: ['titleText'], load } satisfies BlockDescriptor;
