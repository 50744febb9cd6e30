import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import type { NavLink } from '@/features/chrome/model/navigation';
import { TopLinks } from '@/features/chrome/ui/link-list';

/** The small links at the top, where an author places them outside the header. @requirement M1 */
export function TopNavigation({ data }: BlockProps<ComponentFields, readonly NavLink[]>): ReactNode {
  const { isEditing } = usePage();
  const links = data?.ok ? data.data : [];
  if (links.length === 0) return isEditing ? <AuthorNotice>TopNavigation</AuthorNotice> : null;
  return <TopLinks links={links} />;
}
