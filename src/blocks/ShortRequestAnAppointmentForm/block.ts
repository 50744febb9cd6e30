import { load } from '@/blocks/ShortRequestAnAppointmentForm/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  scripts: 'atOnce',
  phrases: ['request', 'saved', 'ui'],
  load,
  isPersonal: true,
} satisfies BlockDescriptor;
