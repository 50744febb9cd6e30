import Head from 'next/head';
import { useMemo, type ReactNode } from 'react';
import { PageContext } from '@/cms/page';
import { BlocksContext, type Registry } from '@/cms/placeholder';
import { PageHead } from '@/cms/page-head';
import { PageRegions } from '@/cms/page-regions';
import { PhrasesContext } from '@/i18n/use-phrases';
import '@/registry/common-modules';
import { registry } from '@/registry/registry';
import type { PageProps } from '@/registry/page-props';

/** A page from its properties, with any set of blocks. */
export function PageWith({
  props,
  blocks,
}: {
  readonly props: PageProps;
  readonly blocks: Registry;
}): ReactNode {
  const { page, head, placeholders, data, phrases } = props;
  const context = useMemo(() => ({ registry: blocks, data }), [blocks, data]);
  return (
    <PageContext value={page}>
      <PhrasesContext value={phrases}>
        <BlocksContext value={context}>
          <Head>{PageHead({ head })}</Head>
          <PageRegions placeholders={placeholders} />
        </BlocksContext>
      </PhrasesContext>
    </PageContext>
  );
}

/** A page with the site's blocks, for visitors and for the editor alike. */
export function SitePage(props: PageProps): ReactNode {
  return <PageWith props={props} blocks={registry} />;
}
