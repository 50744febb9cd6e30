import { load } from '@/blocks/ShortRequestAnAppointmentFormInternational/data';
import type { BlockDescriptor } from '@/cms/block';
import { requestKeys } from '@/features/appointment/state/session';

export const block = {
  scripts: { forKept: requestKeys },
  phrases: ['request', 'saved', 'ui'],
  load,
  isPersonal: true,
} satisfies BlockDescriptor;
