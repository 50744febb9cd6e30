import type { BlockDescriptor } from '@/cms/block';

export const block = {} satisfies BlockDescriptor;
