import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { fieldOf, textOf } from '@/cms/fields/readers';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { SavedRequestPage } from '@/features/request/ui/saved-request-page';
import { usePhrases } from '@/i18n/use-phrases';

/**
 * The page that the link to a form which is finished later leads to.
 * @requirement J9
 */
export function SavedRequest({ fields }: BlockProps): ReactNode {
  const t = usePhrases();
  const { isEditing } = usePage();
  if (isEditing)
    return <AuthorNotice>{t('user interaction not available in experience editor')}</AuthorNotice>;
  return <SavedRequestPage phone={textOf(fieldOf(fields, 'waitlistPhone'))} />;
}
