import { load } from '@/blocks/PayYourBillInternationalForm/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'paying a bill from abroad',
  scripts: 'atOnce',
  phrases: ['payment'],
  load,
  isPersonal: true,
} satisfies BlockDescriptor;
