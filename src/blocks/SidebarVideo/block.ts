import { load } from '@/blocks/SidebarVideo/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = { phrases: ['player'], load } satisfies BlockDescriptor;
