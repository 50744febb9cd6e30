import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { BookingPage } from '@/features/book/ui/booking-page';
import { takesTexts, workflowOf, type BookingFormData } from '@/features/book/model/workflow';
import { usePhrases } from '@/i18n/use-phrases';

/**
 * The confirmation on a page of its own, where an author wants it apart: it goes on where the booking stands, and asks
 * for the patient's details first when they are not complete.
 * @requirement I10 P2
 */
export function Confirmation({
  fields,
  rendering,
  data,
}: BlockProps<ComponentFields, BookingFormData>): ReactNode {
  const t = usePhrases();
  const { isEditing } = usePage();
  if (isEditing)
    return <AuthorNotice>{t('user interaction not available in experience editor')}</AuthorNotice>;
  return (
    <BookingPage
      workflow={workflowOf(fields)}
      item={rendering.dataSource}
      takesTexts={takesTexts(data)}
      opensAtConfirm
    />
  );
}
