import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { BookingPage } from '@/features/book/ui/booking-page';
import { takesTexts, workflowOf, type BookingFormData } from '@/features/book/model/workflow';
import { usePhrases } from '@/i18n/use-phrases';

/**
 * Patient details and confirmation of a booking.
 * @requirement I9 I10
 */
export function PatientDetails({
  fields,
  rendering,
  data,
}: BlockProps<ComponentFields, BookingFormData>): ReactNode {
  const t = usePhrases();
  const { isEditing } = usePage();
  if (isEditing)
    return <AuthorNotice>{t('user interaction not available in experience editor')}</AuthorNotice>;
  return (
    <BookingPage workflow={workflowOf(fields)} item={rendering.dataSource} takesTexts={takesTexts(data)} />
  );
}
