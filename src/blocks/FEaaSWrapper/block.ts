import { load } from '@/blocks/FEaaSWrapper/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = { load } satisfies BlockDescriptor;
