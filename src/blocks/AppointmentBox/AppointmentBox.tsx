import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { AppointmentBoxWhenSeen } from '@/features/book/ui/appointment-box-when-seen';
import { bookingProviderOf } from '@/features/book/model/provider';
import { workflowOf } from '@/features/book/model/workflow';
import { usePhrases } from '@/i18n/use-phrases';

/**
 * The appointment box of the physician whose page this is.
 * @requirement D10 P2
 */
export function AppointmentBox({ fields }: BlockProps): ReactNode {
  const t = usePhrases();
  const { route, pathname, isEditing } = usePage();
  if (isEditing)
    return <AuthorNotice>{t('user interaction not available in experience editor')}</AuthorNotice>;
  const provider = bookingProviderOf(route.fields, { displayName: route.displayName, path: pathname });
  return provider ? <AppointmentBoxWhenSeen provider={provider} workflow={workflowOf(fields)} /> : null;
}
