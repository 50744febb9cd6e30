import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { fieldOf, textOf } from '@/cms/fields/readers';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { WaitingRoom } from '@/features/visit/ui/waiting-room';
import { usePhrases } from '@/i18n/use-phrases';

/**
 * The page that join links lead to: the waiting room of a video visit.
 * @requirement I18
 */
export function VideoVisit({ fields }: BlockProps): ReactNode {
  const t = usePhrases();
  const { isEditing } = usePage();
  if (isEditing)
    return <AuthorNotice>{t('user interaction not available in experience editor')}</AuthorNotice>;
  return <WaitingRoom phone={textOf(fieldOf(fields, 'waitlistPhone'))} />;
}
