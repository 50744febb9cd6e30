import { useEffect, useRef, type ReactNode } from 'react';
import type { FooterData } from '@/blocks/Footer/data';
import { footerColumns, readFooter } from '@/blocks/Footer/fields';
import type { BlockProps } from '@/cms/block';
import { Image } from '@/cms/fields/image';
import { Link } from '@/cms/fields/link';
import { linkOf, textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { Text } from '@/cms/fields/text';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import type { NavLink } from '@/features/chrome/model/navigation';
import { NavAnchor } from '@/features/chrome/ui/nav-link';
import { PrivacyChoicesWhenMeasuring } from '@/features/chrome/ui/privacy-choices-when-measuring';
import { usePhrases } from '@/i18n/use-phrases';
import { buttonClass } from '@/ui/button/Button';
import { Icon } from '@/ui/icon/Icon';
import styles from '@/blocks/Footer/Footer.module.css';

/**
 * The foot of every page: three groups of links, phone, newsletter, awards, social links, address and copyright, all
 * authored. The year comes with the page, so that server and browser agree on it.
 * @requirement M7
 */
export function Footer({ fields, data }: BlockProps<ComponentFields, FooterData>): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const footer = readFooter(fields);
  const groups = data?.ok ? data.data.columns : [];
  const columns = useCollapsedOnNarrow();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <div ref={columns} className={styles.columns}>
            {footerColumns.map(({ folder, titleField, title }) => {
              const group = groups.find(({ text }) => text === folder);
              return group && group.children.length > 0 ? (
                <Column
                  key={folder}
                  title={textOf(fields?.[titleField]) || t(title)}
                  links={group.children}
                />
              ) : null;
            })}
          </div>
          <div className={styles.contact}>
            {linkOf(footer.phoneLink) ? (
              <p className={styles.phone}>
                <Text field={footer.phoneLabel} as="span" />
                <Link field={footer.phoneLink} />
                <Text field={footer.phoneText} as="span" />
              </p>
            ) : null}
            <address>
              {footer.addressLines.map((line) => (
                <span key={line}>
                  <bdi>{line}</bdi>
                </span>
              ))}
            </address>
            {footer.hasNewsletter ? (
              <div className={styles.newsletter}>
                <Text field={footer.newsletterTitle} as="h2" />
                <Text field={footer.newsletterText} as="p" />
                <Link field={footer.newsletterLink} className={buttonClass('secondary')} />
              </div>
            ) : null}
          </div>
        </div>
        {footer.awards.length > 0 ? (
          <ul className={styles.awards} aria-label={t('Awards')}>
            {footer.awards.map(({ id, fields: award }) => (
              <li key={id}>
                {linkOf(award.link) ? (
                  <Link field={award.link}>
                    <Image field={award.image} sizes="160px" />
                  </Link>
                ) : (
                  <Image field={award.image} sizes="160px" />
                )}
              </li>
            ))}
          </ul>
        ) : null}
        <div className={styles.legal}>
          <p>
            © {page.year} {footer.copyright}
          </p>
          {footer.networks.length > 0 ? (
            <ul className={styles.social} aria-label={t('Follow us')}>
              {footer.networks.map(({ field, icon, name }) => (
                <li key={field}>
                  <Link field={fields?.[field]}>
                    <Icon name={icon} size="m" />
                    <span className="visually-hidden">{linkOf(fields?.[field])?.text || name}</span>
                  </Link>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <RichText field={footer.legalText} className={styles.notice} />
        <PrivacyChoicesWhenMeasuring />
      </div>
    </footer>
  );
}

function Column({ title, links }: { readonly title: string; readonly links: readonly NavLink[] }): ReactNode {
  return (
    <details className={styles.column} open>
      <summary>
        {title}
        <Icon name="chevron-down" className={styles.sign} />
      </summary>
      <ul>
        {links.map((link) => (
          <li key={link.id}>
            <NavAnchor link={link} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * The groups come open, for browsers without scripts and for wide windows, where their titles are no buttons; narrow
 * windows start with them closed. Until this has run the style sheet hides what it is going to close, so that nothing
 * moves.
 */
function useCollapsedOnNarrow() {
  const columns = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const narrow = window.matchMedia?.('(width < 768px)');
    const fold = () => {
      for (const column of columns.current?.querySelectorAll('details') ?? []) {
        column.open = !narrow?.matches;
        column.querySelector('summary')?.setAttribute('tabindex', narrow?.matches ? '0' : '-1');
      }
    };
    fold();
    columns.current?.setAttribute('data-ready', '');
    narrow?.addEventListener('change', fold);
    return () => narrow?.removeEventListener('change', fold);
  }, []);
  return columns;
}
