import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { fieldOf, textOf } from '@/cms/fields/readers';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { OfferPage } from '@/features/waitlist/ui/offer-page';
import { usePhrases } from '@/i18n/use-phrases';

/**
 * The page that messages to waiting patients lead to: a time that came free.
 * @requirement I17
 */
export function WaitlistOffer({ fields }: BlockProps): ReactNode {
  const t = usePhrases();
  const { isEditing } = usePage();
  if (isEditing)
    return <AuthorNotice>{t('user interaction not available in experience editor')}</AuthorNotice>;
  return <OfferPage phone={textOf(fieldOf(fields, 'waitlistPhone'))} />;
}
