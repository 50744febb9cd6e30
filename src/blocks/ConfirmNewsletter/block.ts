import { load } from '@/blocks/ConfirmNewsletter/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  scripts: 'atOnce',
  phrases: ['newsletterLink', 'ui'],
  load,
  isPersonal: true,
} satisfies BlockDescriptor;
