import { load } from '@/blocks/PayYourBillInternationalForm/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  scripts: 'atOnce',
  phrases: ['payment'],
  load,
  isPersonal: true,
} satisfies BlockDescriptor;
