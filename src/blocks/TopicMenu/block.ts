import type { BlockDescriptor } from '@/cms/block';

export const block = { phrases: ['article'] } satisfies BlockDescriptor;
