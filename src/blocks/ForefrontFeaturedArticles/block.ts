import type { BlockDescriptor } from '@/cms/block';
import { load } from '@/blocks/ForefrontFeaturedArticles/data';

export const block = { fields: ['titleText'], load } satisfies BlockDescriptor;
