import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { fieldOf, textOf } from '@/cms/fields/readers';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { VisitPage } from '@/features/visit/ui/visit-page';
import { usePhrases } from '@/i18n/use-phrases';

/**
 * The page that links in messages lead to: a visit, to be seen, moved or cancelled.
 * @requirement I16
 */
export function ManageVisit({ fields }: BlockProps): ReactNode {
  const t = usePhrases();
  const { isEditing } = usePage();
  if (isEditing)
    return <AuthorNotice>{t('user interaction not available in experience editor')}</AuthorNotice>;
  return <VisitPage phone={textOf(fieldOf(fields, 'waitlistPhone'))} />;
}
