import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { OfferPage } from '@/features/waitlist/ui/offer-page';
import { usePhrases } from '@/i18n/use-phrases';

/**
 * The page that messages to waiting patients lead to: a time that came free.
 * @requirement I17
 */
export function WaitlistOffer(): ReactNode {
  const t = usePhrases();
  const { isEditing } = usePage();
  if (isEditing)
    return <AuthorNotice>{t('user interaction not available in experience editor')}</AuthorNotice>;
  return <OfferPage />;
}
