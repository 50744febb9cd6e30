import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { BookingPage } from '@/features/book/ui/booking-page';
import { workflowOf } from '@/features/book/model/workflow';
import { usePhrases } from '@/i18n/use-phrases';

/**
 * Patient details and confirmation of a booking.
 * @requirement I9 I10
 */
export function PatientDetails({ fields, rendering }: BlockProps): ReactNode {
  const t = usePhrases();
  const { isEditing } = usePage();
  if (isEditing)
    return <AuthorNotice>{t('user interaction not available in experience editor')}</AuthorNotice>;
  return <BookingPage workflow={workflowOf(fields)} item={rendering.dataSource} />;
}
