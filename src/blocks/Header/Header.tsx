import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { AlertList } from '@/blocks/Header/AlertList';
import type { HeaderData } from '@/blocks/Header/data';
import { LanguageList } from '@/blocks/Header/LanguageList';
import { MainNavigation } from '@/blocks/Header/MainNavigation';
import { useScrollDirection } from '@/blocks/Header/use-scroll-direction';
import type { BlockProps } from '@/cms/block';
import { Image } from '@/cms/fields/image';
import { hrefOn, Link } from '@/cms/fields/link';
import { imageOf, linkOf, textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import styles from './Header.module.css';

const nothing: HeaderData = { main: [], top: [], alerts: [], languages: [] };

/**
 * The top of every page: skip link, alerts, small links, languages, logo, navigation and search. All of it works
 * without scripts; with them menus close by themselves and the bar makes room while the visitor reads downward.
 * @requirement M1
 */
export function Header({
  fields,
  data,
}: BlockProps<Readonly<Record<string, unknown>>, HeaderData>): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { main, top, alerts, languages } = data?.ok ? data.data : nothing;
  const [isOpen, setOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const closeMenu = useRef(() => undefined as void);
  useEffect(() => {
    closeMenu.current = () => {
      if (!isOpen) return;
      setOpen(false);
      menuButton.current?.focus();
    };
  }, [isOpen]);
  const direction = useScrollDirection();
  const navigationId = useId();
  const home = linkOf(fields?.homeLink);
  const searchPage = linkOf(fields?.searchPageLink);
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('Skip to main content')}
      </a>
      <AlertList alerts={alerts} />
      <header className={styles.header} data-scrolled={direction === 'down' ? '' : undefined}>
        <div className={styles.top}>
          <div className={styles.inner}>
            <RichText field={fields?.emergencyText} className={styles.emergency} />
            <nav aria-label={t('Top navigation')} className={styles.topLinks}>
              <ul>
                {top.map(({ id, text, href }) => (
                  <li key={id}>
                    <a href={hrefOn(page, href)}>{text}</a>
                  </li>
                ))}
                <li>
                  <Link field={fields?.phoneLink} />
                </li>
              </ul>
            </nav>
            <LanguageList languages={languages} />
          </div>
        </div>
        <div className={styles.bar}>
          <div className={styles.inner}>
            <a className={styles.logo} href={hrefOn(page, home?.href ?? '/')}>
              {imageOf(fields?.logo) ? <Image field={fields?.logo} isHero /> : textOf(fields?.logoText)}
            </a>
            {searchPage ? (
              <search className={styles.searchPlace}>
                <form action={hrefOn(page, searchPage.href)} className={styles.search}>
                  <label>
                    <span className="visually-hidden">{t('Search the site')}</span>
                    <input
                      type="search"
                      name="query"
                      placeholder={textOf(fields?.searchPlaceholder)}
                      maxLength={200}
                    />
                  </label>
                  <button type="submit">{t('Search')}</button>
                </form>
              </search>
            ) : null}
            <button
              ref={menuButton}
              type="button"
              className={styles.menuButton}
              aria-expanded={isOpen}
              aria-controls={navigationId}
              onClick={() => setOpen(!isOpen)}
            >
              {t('Menu')}
            </button>
          </div>
          <MainNavigation
            id={navigationId}
            items={main}
            isOpen={isOpen}
            requestLink={fields?.requestAppointmentLink}
            onEscape={closeMenu}
          />
        </div>
      </header>
    </>
  );
}
