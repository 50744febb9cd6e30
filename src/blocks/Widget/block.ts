import { load } from '@/blocks/Widget/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = { scripts: 'atOnce', phrases: ['content'], load } satisfies BlockDescriptor;
