import type { ReactNode } from 'react';
import type { BreadcrumbData } from '@/blocks/Breadcrumb/data';
import type { BlockProps } from '@/cms/block';
import { hrefOn } from '@/cms/fields/link';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { shownHeadline } from '@/features/chrome/model/headline';
import { usePhrases } from '@/i18n/use-phrases';
import { Icon } from '@/ui/icon/Icon';
import styles from '@/blocks/Breadcrumb/Breadcrumb.module.css';
import { Spoken } from '@/cms/fields/spoken';

/**
 * The way to this page, and the page's headline where no block says it.
 * @requirement A12
 * @decision Q52
 */
export function Breadcrumb({ data }: BlockProps<ComponentFields, BreadcrumbData>): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const headline = shownHeadline(page);
  const crumbs = data?.ok ? data.data.crumbs : [];
  const isHome = page.itemPath === '/' || page.pathname === '/';
  if ((isHome || crumbs.length === 0) && headline === '') return null;
  return (
    <div className={styles.breadcrumb}>
      {isHome || crumbs.length === 0 ? null : (
        <nav aria-label={t('Breadcrumb')}>
          <ol className={styles.list}>
            {crumbs.map(({ text, path }) => (
              <li key={path}>
                <a href={hrefOn(page, path)}>
                  <Spoken text={text} />
                </a>
                <Icon name="chevron-right" isDirectional className={styles.sign} />
              </li>
            ))}
            <li aria-current="page">
              <Spoken text={page.route.displayName} />
            </li>
          </ol>
        </nav>
      )}
      {headline === '' ? null : (
        <h1 className={styles.headline}>
          <Spoken text={headline} />
        </h1>
      )}
    </div>
  );
}
