import { load } from '@/blocks/ConfirmNewsletter/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'where a message leads that asks for a subscription to be confirmed',
  scripts: 'atOnce',
  phrases: ['newsletterLink', 'ui'],
  load,
  isPersonal: true,
} satisfies BlockDescriptor;
