import { load } from '@/blocks/ShortRequestAnAppointmentFormInternational/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  phrases: ['request', 'saved', 'ui'],
  load,
  isPersonal: true,
} satisfies BlockDescriptor;
