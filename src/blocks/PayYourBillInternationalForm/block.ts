import { load } from '@/blocks/PayYourBillInternationalForm/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  authorHint: 'paying a bill from abroad',
  // The payment form comes with a press alone.
  scripts: { forKept: [] },
  phrases: ['payment'],
  load,
  isPersonal: true,
} satisfies BlockDescriptor;
