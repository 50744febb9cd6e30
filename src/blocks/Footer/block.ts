import { load } from '@/blocks/Footer/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'still empty are columns, policies, addressText, phoneLink, copyrightText',
  phrases: ['chrome', 'consent'],
  load,
  isStill: true,
} satisfies BlockDescriptor;
