import { load } from '@/blocks/RequestAnAppointmentForm/data';
import type { BlockDescriptor } from '@/cms/block';

export const block = {
  scripts: 'atOnce',
  phrases: ['request', 'saved', 'ui'],
  load,
  isPersonal: true,
} satisfies BlockDescriptor;
