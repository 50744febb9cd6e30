import type { ReactNode } from 'react';
import type { BreadcrumbData } from '@/blocks/Breadcrumb/data';
import type { BlockProps } from '@/cms/block';
import { hrefOn } from '@/cms/fields/link';
import { fieldOf, textOf } from '@/cms/fields/readers';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import styles from './Breadcrumb.module.css';

/**
 * Templates whose main block says the headline itself.
 * @decision Q52
 */
const ownHeadline: ReadonlySet<string> = new Set([
  'Home',
  'Forefront Home',
  'Physician Details',
  'Location Details',
  'Clinical Trial Details',
  'Article',
]);
/** Blocks that bring a headline of their own on other templates. */
const searchTemplates: ReadonlySet<string> = new Set([
  'Physician Finder',
  'Location Landing',
  'Search',
  'Find a Clinical Trial Landing',
  'Conditions and Services Search',
]);

/**
 * The way to this page, and the page's headline where no block says it.
 * @requirement A12
 */
export function Breadcrumb({ data }: BlockProps<unknown, BreadcrumbData>): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const headline = textOf(fieldOf(page.route.fields, 'headlineText'));
  const crumbs = data?.ok ? data.data.crumbs : [];
  const showsHeadline =
    headline !== '' &&
    !ownHeadline.has(page.templateName) &&
    !searchTemplates.has(page.templateName) &&
    page.pathname !== '/page-not-found';
  if (page.pathname === '/' || (crumbs.length === 0 && !showsHeadline)) return null;
  return (
    <div className={styles.breadcrumb}>
      {crumbs.length > 0 ? (
        <nav aria-label={t('Breadcrumb')}>
          <ol className={styles.list}>
            {crumbs.map(({ text, path }) => (
              <li key={path}>
                <a href={hrefOn(page, path)}>{text}</a>
              </li>
            ))}
            <li aria-current="page">{page.route.displayName}</li>
          </ol>
        </nav>
      ) : null}
      {showsHeadline ? <h1 className={styles.headline}>{headline}</h1> : null}
    </div>
  );
}
