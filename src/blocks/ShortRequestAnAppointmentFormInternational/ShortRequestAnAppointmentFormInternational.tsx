import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import type { ComponentFields } from '@/cms/layout-data';
import type { RequestFormData } from '@/features/booking/model/request-data';
import { RequestBlock } from '@/features/booking/ui/request-block';

/** The short request form for people from abroad @requirement  any telephone number, no ZIP code.:J5 */
export function ShortRequestAnAppointmentFormInternational(
  props: BlockProps<ComponentFields, RequestFormData>,
): ReactNode {
  return <RequestBlock {...props} kind="international" />;
}
