import { load } from '@/blocks/ConfirmNewsletter/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['newsletterLink', 'ui'],
  load,
  isPersonal: true,
} satisfies BlockDescriptor;
