import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { RequestDeskPage } from '@/features/request/ui/request-desk-page';
import { usePhrases } from '@/i18n/use-phrases';

/**
 * The page that the link in a message about a request leads to.
 * @requirement J6 J9
 */
export function RequestDesk(): ReactNode {
  const t = usePhrases();
  const { isEditing } = usePage();
  if (isEditing)
    return <AuthorNotice>{t('user interaction not available in experience editor')}</AuthorNotice>;
  return <RequestDeskPage />;
}
