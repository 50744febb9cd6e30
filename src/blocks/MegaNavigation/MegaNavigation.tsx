import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import type { NavLink } from '@/features/chrome/model/navigation';
import { useMenu } from '@/features/chrome/state/use-menu';
import { MegaMenu } from '@/features/chrome/ui/mega-menu';
import styles from '@/blocks/MegaNavigation/MegaNavigation.module.css';

/** The main navigation, where an author places it outside the header. @requirement M1 */
export function MegaNavigation({ data }: BlockProps<ComponentFields, readonly NavLink[]>): ReactNode {
  const { isEditing } = usePage();
  const { openId, toggle, root } = useMenu();
  const items = data?.ok ? data.data : [];
  if (items.length === 0) return isEditing ? <AuthorNotice>MegaNavigation</AuthorNotice> : null;
  return (
    <div ref={root} className={styles.place}>
      <MegaMenu items={items} openId={openId} onToggle={toggle} />
    </div>
  );
}
