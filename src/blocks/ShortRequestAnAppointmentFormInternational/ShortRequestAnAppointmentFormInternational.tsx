import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import type { ComponentFields } from '@/cms/layout-data';
import type { RequestFormData } from '@/features/request/model/request-data';
import { RequestBlock } from '@/features/request/ui/request-block';

/** The short request form for people from abroad: any telephone number, no ZIP code. @requirement J5 */
export function ShortRequestAnAppointmentFormInternational(
  props: BlockProps<ComponentFields, RequestFormData>,
): ReactNode {
  return <RequestBlock {...props} kind="international" />;
}
