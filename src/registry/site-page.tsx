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

/** A page from its properties, with any set of blocks. @param children - in place of its regions */
export function PageWith({
  props,
  blocks,
  children = <PageRegions placeholders={props.placeholders} />,
}: {
  readonly props: PageProps;
  readonly blocks: Registry;
  readonly children?: ReactNode;
}): ReactNode {
  const { page, head, data, phrases } = props;
  const context = useMemo(() => ({ registry: blocks, data }), [blocks, data]);
  return (
    <PageContext value={page}>
      <PhrasesContext value={phrases}>
        <BlocksContext value={context}>
          <Head>{PageHead({ head })}</Head>
          {children}
        </BlocksContext>
      </PhrasesContext>
    </PageContext>
  );
}

/** A page with the site's blocks, for visitors and for the editor alike. */
export function SitePage(props: PageProps): ReactNode {
  return <PageWith props={props} blocks={registry} />;
}
