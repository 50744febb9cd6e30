import type { ReactNode } from 'react';
import type { LayoutComponent } from '@/cms/layout-data';
import { PageContext, type Page } from '@/cms/page';
import { BlocksContext, Placeholder } from '@/cms/placeholder';
import type { Theme } from '@/domain/subsites';
import type { Fixture } from '@/cms/block-fixtures';
import { PhrasesContext } from '@/i18n/use-phrases';
import type { BlockFixtures } from '@/registry/gallery-fixtures';
import { registry } from '@/registry/registry';

export type GalleryProps = {
  readonly theme: Theme;
  readonly direction: 'ltr' | 'rtl';
  /** Every block that has fixtures. */
  readonly names: readonly string[];
  readonly blocks: readonly BlockFixtures[];
  readonly phrases: Readonly<Record<string, string>>;
};

/** Blocks with all their fixtures, for developers. */
export function Gallery({ theme, direction, names, blocks, phrases }: GalleryProps): ReactNode {
  return (
    <PhrasesContext value={phrases}>
      <main id="main" data-theme={theme} dir={direction}>
        <p>
          {names.map((name) => (
            <a key={name} href={`?block=${name}&theme=${theme}&dir=${direction}`}>
              {name}{' '}
            </a>
          ))}
        </p>
        {blocks.map(({ name, fixtures }) =>
          Object.entries(fixtures).map(([key, fixture]) => (
            <div key={`${name}-${key}`}>
              <p>
                <code>
                  {name}: {key}
                </code>
              </p>
              <Exhibit name={name} fixture={fixture} theme={theme} direction={direction} />
            </div>
          )),
        )}
      </main>
    </PhrasesContext>
  );
}

type ExhibitProps = {
  readonly name: string;
  readonly fixture: Fixture;
  readonly theme: Theme;
  readonly direction: 'ltr' | 'rtl';
};

function Exhibit({ name, fixture, theme, direction }: ExhibitProps): ReactNode {
  const page: Page = {
    language: 'en',
    defaultLanguage: 'en',
    direction,
    itemPath: '/dev/ui',
    itemId: 'gallery',
    templateName: 'Tier Wide',
    isEditing: false,
    isPreview: true,
    pathname: '/dev/ui',
    siteUrl: '',
    year: 2026,
    ...fixture.page,
    theme,
    route: { displayName: 'Gallery', fields: fixture.routeFields ?? {} },
  };
  const data = fixture.data === undefined ? {} : { exhibit: { ok: true as const, data: fixture.data } };
  const component: LayoutComponent = {
    uid: 'exhibit',
    componentName: name,
    dataSource: '',
    fields: fixture.fields,
    params: fixture.params,
  };
  return (
    <PageContext value={page}>
      <BlocksContext value={{ registry, data }}>
        <Placeholder name="main" components={[component]} />
      </BlocksContext>
    </PageContext>
  );
}
