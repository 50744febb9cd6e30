import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { ConfirmAddressPage } from '@/features/booking/ui/confirm-address-page';
import { usePhrases } from '@/i18n/use-phrases';

/**
 * The page on which the owner of an e-mail address says that he wants to be written to.
 * @requirement K10
 */
export function ConfirmAddress(): ReactNode {
  const t = usePhrases();
  const { isEditing } = usePage();
  if (isEditing)
    return <AuthorNotice>{t('user interaction not available in experience editor')}</AuthorNotice>;
  return <ConfirmAddressPage />;
}
