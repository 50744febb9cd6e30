import type { ReactNode } from 'react';
import type { Placeholders } from '@/cms/layout-data';
import { ForeignNote } from '@/cms/foreign-note';
import { Placeholder } from '@/cms/placeholder';
import styles from '@/cms/page-regions.module.css';

/** Other names that existing layouts use for the two regions of the main content. */
const mainNames = ['main', 'jss-main', 'headless-main'];
export const headerNames = ['header', 'jss-header', 'headless-header'];
export const footerNames = ['footer', 'jss-footer', 'headless-footer'];

/**
 * The regions of a page, in reading order: header, breadcrumb, full-width main, centred main, bottom, footer. The `main`
 * element includes the breadcrumb, which has the page's headline, and the bottom.
 * @requirement A1
 */
export function PageRegions({ placeholders }: { readonly placeholders: Placeholders }): ReactNode {
  return (
    <div className={styles.page}>
      <Region names={headerNames} placeholders={placeholders} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Region names={['breadcrumb']} placeholders={placeholders} />
        <ForeignNote />
        <Region names={['main-full']} placeholders={placeholders} />
        <div className={styles.centred}>
          <Region names={mainNames} placeholders={placeholders} />
        </div>
        <Region names={['bottom-full']} placeholders={placeholders} />
      </main>
      <Region names={footerNames} placeholders={placeholders} />
    </div>
  );
}

type RegionProps = { readonly names: readonly string[]; readonly placeholders: Placeholders };

function Region({ names, placeholders }: RegionProps): ReactNode {
  return names.map((name) => <Placeholder key={name} name={name} components={placeholders[name]} />);
}
