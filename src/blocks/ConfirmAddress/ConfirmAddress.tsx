import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { fieldOf, textOf } from '@/cms/fields/readers';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { ConfirmAddressPage } from '@/features/waitlist/ui/confirm-address-page';
import { usePhrases } from '@/i18n/use-phrases';

/**
 * The page on which the owner of an email address confirms it.
 * @requirement K10
 */
export function ConfirmAddress({ fields }: BlockProps): ReactNode {
  const t = usePhrases();
  const { isEditing } = usePage();
  if (isEditing)
    return <AuthorNotice>{t('user interaction not available in experience editor')}</AuthorNotice>;
  return <ConfirmAddressPage phone={textOf(fieldOf(fields, 'waitlistPhone'))} />;
}
