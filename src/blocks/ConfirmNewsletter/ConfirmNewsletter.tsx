import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import type { LinkOutcome } from '@/features/newsletter/model/link-outcome';
import { NewsletterLinkPage } from '@/features/newsletter/ui/newsletter-link-page';
import { usePhrases } from '@/i18n/use-phrases';

export type ConfirmNewsletterData = { readonly posted?: LinkOutcome };

/** The page on which the owner of an address confirms the newsletter, or stops it. @requirement K8 K10 */
export function ConfirmNewsletter({
  rendering,
  data,
}: BlockProps<ComponentFields, ConfirmNewsletterData>): ReactNode {
  const t = usePhrases();
  const { isEditing } = usePage();
  if (isEditing)
    return <AuthorNotice>{t('user interaction not available in experience editor')}</AuthorNotice>;
  return <NewsletterLinkPage uid={rendering.uid} posted={data?.ok ? data.data.posted : undefined} />;
}
