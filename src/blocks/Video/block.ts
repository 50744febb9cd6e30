import { load } from '@/blocks/Video/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = { phrases: ['player'], load } satisfies BlockDescriptor;
