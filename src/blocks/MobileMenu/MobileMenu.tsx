import { useId, type ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import type { NavLink } from '@/features/chrome/model/navigation';
import { useMenu } from '@/features/chrome/state/use-menu';
import { MegaMenu } from '@/features/chrome/ui/mega-menu';
import { MenuToggle } from '@/features/chrome/ui/menu-toggle';
import styles from '@/blocks/MobileMenu/MobileMenu.module.css';

/** A navigation behind a menu button on narrow windows; wide ones do not show it. @requirement M1 */
export function MobileMenu({ data }: BlockProps<ComponentFields, readonly NavLink[]>): ReactNode {
  const { isEditing } = usePage();
  const id = useId();
  const { openId: openMenu, toggle: toggleMenu, root: menuRoot } = useMenu();
  const { openId, toggle, root } = useMenu();
  const items = data?.ok ? data.data : [];
  if (items.length === 0) return isEditing ? <AuthorNotice>MobileMenu</AuthorNotice> : null;
  const isOpen = openMenu === id;
  return (
    <div ref={menuRoot} className={styles.place}>
      <MenuToggle controls={id} isOpen={isOpen} onToggle={() => toggleMenu(id)} />
      <div id={id} ref={root} className={isOpen ? styles.menu : styles.closed}>
        <MegaMenu items={items} openId={openId} onToggle={toggle} />
      </div>
    </div>
  );
}
