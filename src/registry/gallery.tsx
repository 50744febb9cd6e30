import Head from 'next/head';
import type { ReactNode } from 'react';
import type { Fixture } from '@/cms/block-fixtures';
import type { LayoutComponent } from '@/cms/layout-data';
import { EditedBlocksContext } from '@/cms/edited-blocks';
import { PageContext, type Page } from '@/cms/page';
import { BlocksContext, Placeholder } from '@/cms/placeholder';
import { galleryPath } from '@/config/site-paths';
import { PhrasesContext } from '@/i18n/use-phrases';
import type { BlockFixtures } from '@/registry/gallery-fixtures';
import { editedBlocks } from '@/registry/edited-blocks';
import { registry } from '@/registry/registry';
import styles from '@/registry/gallery.module.css';

export type GalleryProps = {
  /** Language, direction and theme stand on the root element too. */
  readonly page: Pick<Page, 'language' | 'direction' | 'theme'>;
  /** Every block. */
  readonly names: readonly string[];
  /** The blocks to show; none: the list of them all. */
  readonly blocks: readonly BlockFixtures[];
  readonly phrases: Readonly<Record<string, string>>;
};

/** Blocks with all their fixtures, for developers and tests. @requirement P1 P2 */
export function Gallery({ page, names, blocks, phrases }: GalleryProps): ReactNode {
  const look = `&theme=${page.theme}&dir=${page.direction}`;
  return (
    <PhrasesContext value={phrases}>
      <Head>
        <title>Blocks</title>
      </Head>
      <main id="main">
        <h1>
          <a href={galleryPath}>Blocks</a>
        </h1>
        {blocks.length === 0 ? (
          <ul>
            {names.map((name) => (
              <li key={name}>
                <a href={`?block=${name}${look}`}>{name}</a>
              </li>
            ))}
          </ul>
        ) : null}
        {blocks.map(({ name, fixtures }) =>
          Object.entries(fixtures).map(([key, fixture]) => (
            <div key={`${name}-${key}`} data-exhibit={`${name}: ${key}`}>
              <p>
                <code>
                  <a href={`?block=${name}&fixture=${key}${look}`}>{`${name}: ${key}`}</a>
                </code>
              </p>
              <Exhibit name={name} uid={`exhibit-${name}-${key}`} fixture={fixture} page={page} />
            </div>
          )),
        )}
      </main>
    </PhrasesContext>
  );
}

type ExhibitProps = Pick<GalleryProps, 'page'> & {
  readonly name: string;
  readonly uid: string;
  readonly fixture: Fixture;
};

function Exhibit({ name, uid, fixture, page }: ExhibitProps): ReactNode {
  const own: Page = {
    defaultLanguage: 'en',
    itemPath: galleryPath,
    itemId: 'gallery',
    templateName: 'Tier Wide',
    isEditing: false,
    isPreview: true,
    pathname: galleryPath,
    siteUrl: '',
    productName: 'Gallery',
    year: 2026,
    ...page,
    ...fixture.page,
    theme: page.theme,
    route: { displayName: 'Gallery', fields: fixture.routeFields ?? {} },
  };
  const data = fixture.data === undefined ? {} : { [uid]: { ok: true as const, data: fixture.data } };
  const component: LayoutComponent = {
    uid,
    componentName: name,
    dataSource: '{DATASOURCE}',
    fields: fixture.fields,
    params: fixture.params,
    placeholders: fixture.placeholders,
  };
  return (
    <PageContext value={own}>
      <EditedBlocksContext value={editedBlocks}>
        <BlocksContext value={{ registry, data }}>
          <div lang={own.language} dir={own.direction} className={styles.exhibit}>
            <Placeholder name="main" components={[component]} />
          </div>
        </BlocksContext>
      </EditedBlocksContext>
    </PageContext>
  );
}
