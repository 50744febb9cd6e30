import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import type { ComponentFields } from '@/cms/layout-data';
import type { RequestFormData } from '@/features/request/model/request-data';
import { RequestBlock } from '@/features/request/ui/request-block';

/** The long request form. @requirement J1 J2 J3 J4 */
export function RequestAnAppointmentForm(props: BlockProps<ComponentFields, RequestFormData>): ReactNode {
  return <RequestBlock {...props} kind="long" />;
}
