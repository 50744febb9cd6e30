import { useId, type ReactNode } from 'react';
import type { HeaderData } from '@/blocks/Header/data';
import { readHeader } from '@/blocks/Header/fields';
import type { BlockProps } from '@/cms/block';
import { Image } from '@/cms/fields/image';
import { hrefOn, Link } from '@/cms/fields/link';
import { imageOf, linkOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { useMenu } from '@/features/chrome/state/use-menu';
import { useScrolled } from '@/features/chrome/state/use-scrolled';
import { Alerts } from '@/features/chrome/ui/alerts';
import { Languages } from '@/features/chrome/ui/languages';
import { TopLinks } from '@/features/chrome/ui/link-list';
import { MegaMenu } from '@/features/chrome/ui/mega-menu';
import { MenuToggle } from '@/features/chrome/ui/menu-toggle';
import { SiteMark } from '@/features/chrome/ui/site-mark';
import { SiteSearch } from '@/features/search/query/site-search';
import { usePhrases } from '@/i18n/use-phrases';
import { buttonClass } from '@/ui/button/Button';
import styles from '@/blocks/Header/Header.module.css';

const nothing: HeaderData = {
  main: [],
  top: [],
  alerts: [],
  languages: [],
  searchModel: undefined,
};

/**
 * The top of every page: skip link, alerts, the emergency line, small links, languages, logo, search and navigation.
 * All of it works without scripts; with them menus close by themselves and the bar makes room while the visitor reads
 * downward.
 * @requirement M1 M2 M3
 */
export function Header({ fields, data }: BlockProps<ComponentFields, HeaderData>): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const menuId = useId();
  const bar = useScrolled<HTMLDivElement>();
  const { openId: openMenu, toggle: toggleMenu, root: menuRoot } = useMenu();
  const { openId, toggle, root } = useMenu();
  const { main, top, alerts, languages, searchModel } = data?.ok ? data.data : nothing;
  const header = readHeader(fields);
  const isOpen = openMenu === menuId;
  const name = header.logoText || t('Home');
  const phone = linkOf(header.phoneLink) ? (
    <li>
      <Link field={header.phoneLink} />
    </li>
  ) : null;

  return (
    <>
      <a className={styles.skip} href="#main">
        {t('Skip to main content')}
      </a>
      <Alerts alerts={alerts} />
      <header className={styles.header}>
        <div className={styles.strip}>
          <div className={styles.stripInner}>
            <RichText field={header.emergencyText} className={styles.emergency} />
            <div className={styles.stripLinks}>
              <TopLinks links={top}>{phone}</TopLinks>
            </div>
            <Languages languages={languages} />
          </div>
        </div>
        <div ref={bar} className={styles.bar} data-sticky="">
          <div ref={menuRoot} className={styles.barInner}>
            <a className={styles.logo} href={hrefOn(page, header.homeHref)}>
              {imageOf(header.logo) ? (
                <Image field={header.logo} alt={imageOf(header.logo)?.alt || name} isHero />
              ) : (
                <SiteMark text={name} mark={header.logoMark} />
              )}
            </a>
            <MenuToggle controls={menuId} isOpen={isOpen} onToggle={() => toggleMenu(menuId)} />
            <div id={menuId} className={isOpen ? styles.menu : styles.menuClosed}>
              {header.searchHref === undefined ? null : (
                <div className={styles.search}>
                  <SiteSearch
                    href={header.searchHref}
                    placeholder={header.searchPlaceholder}
                    searchModel={searchModel}
                  />
                </div>
              )}
              {linkOf(header.requestLink) ? (
                <Link
                  field={header.requestLink}
                  className={buttonClass('primary', { className: styles.request })}
                />
              ) : null}
              <div ref={root} className={styles.navigation}>
                <MegaMenu items={main} openId={openId} onToggle={toggle} />
              </div>
              <div className={styles.menuLinks}>
                <TopLinks links={top} label={t('More links')}>
                  {/* A field that stood twice would be saved as either copy says. */}
                  {page.isEditing ? null : phone}
                </TopLinks>
              </div>
            </div>
          </div>
        </div>
      </header>
    </>
  );
}
