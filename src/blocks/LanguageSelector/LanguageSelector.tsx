import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import type { LanguageLink } from '@/features/chrome/model/navigation';
import { Languages } from '@/features/chrome/ui/languages';

/** The site's languages, where an author places them outside the header. @requirement M2 */
export function LanguageSelector({ data }: BlockProps<ComponentFields, readonly LanguageLink[]>): ReactNode {
  const { isEditing } = usePage();
  const languages = data?.ok ? data.data : [];
  if (languages.length === 0) return isEditing ? <AuthorNotice>LanguageSelector</AuthorNotice> : null;
  return <Languages languages={languages} />;
}
