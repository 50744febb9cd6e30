import { load } from '@/blocks/Widget/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = { phrases: ['content'], load } satisfies BlockDescriptor;
