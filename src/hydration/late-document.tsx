import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
// Parts of the document, used by it alone.
// oxlint-disable-next-line next/no-document-import-in-page
import { Head, NextScript } from 'next/document';
import { htmlEscapeJsonString } from 'next/dist/shared/lib/htmlescape.js';
import { laterText } from '@/hydration/later-text';
import { keepMoment } from '@/lib/page-moments';
import { holdPieces, mayHoldPieces } from '@/lib/page-pieces';
import type { PageProps } from '@/registry/page-props';
import { dataPieces } from '#cms/data-pieces';

type HeadChild = ReactElement<{
  readonly src?: string;
  readonly rel?: string;
  readonly as?: string;
  readonly noModule?: boolean;
}>;

const isScript = (child: ReactNode): child is HeadChild =>
  isValidElement<HeadChild['props']>(child) && child.type === 'script' && child.props.src !== undefined;

const isPreload = (child: ReactNode): boolean =>
  isValidElement<HeadChild['props']>(child) &&
  child.type === 'link' &&
  child.props.rel === 'preload' &&
  child.props.as === 'script';

/** A head whose scripts the page asks for later: it names them only. */
export class LateHead extends Head {
  override render() {
    const head = super.render() as ReactElement<{ readonly children: ReactNode }>;
    const children = Children.toArray(head.props.children);
    const addresses = children.flatMap((child) =>
      isScript(child) && !child.props.noModule ? (child.props.src ?? []) : [],
    );
    return cloneElement(
      head,
      {},
      ...children.filter((child) => !isScript(child) && !isPreload(child)),
      <Json key="late-scripts" id="late-scripts" value={addresses} />,
    );
  }
}

/**
 * In place of the framework's scripts: the page's data without its content, which is fetched when it is needed, and the
 * script that asks for all that. A page that is made for one address brings its data along: nobody else has them.
 */
export class LateScripts extends NextScript {
  override render() {
    const { __NEXT_DATA__: data, docComponentsRendered } = this.context as NextScript['context'];
    docComponentsRendered.NextScript = true;
    const { lateScripts } = data.props.pageProps as PageProps;
    const { cookies = [], choices = [], kept = [] } = lateScripts ?? {};
    const late = { cookies, choices, kept, ...(data.gsp ? dataElsewhere(data) : {}) };
    return (
      <>
        {mayHoldPieces(data.page) ? (
          <JsonText id="__NEXT_DATA__" json={holdPieces(dataPieces(data))} />
        ) : (
          <Json id="__NEXT_DATA__" value={data.gsp ? { ...data, props: {} } : data} />
        )}
        <Json id="late" value={late} />
        <script dangerouslySetInnerHTML={{ __html: laterText() }} />
      </>
    );
  }
}

/** Where the data of a page that is the same for everybody are, and the name of those that the document was made of. */
function dataElsewhere({ buildId, query, props }: NextScript['context']['__NEXT_DATA__']) {
  const path = (query.path ?? []) as readonly string[];
  const address = path.length === 0 ? 'index' : path.map(encodeURIComponent).join('/');
  return {
    data: `/_next/data/${buildId}/${address}.json`,
    moment: keepMoment(JSON.stringify({ pageProps: props.pageProps as PageProps, __N_SSG: true })),
  };
}

/** The framework's scripts, and the one that keeps what is pressed until they are ready. */
export class Scripts extends NextScript {
  override render() {
    return (
      <>
        {super.render()}
        <script dangerouslySetInnerHTML={{ __html: laterText() }} />
      </>
    );
  }
}

function Json({ id, value }: { readonly id: string; readonly value: object }): ReactNode {
  return <JsonText id={id} json={htmlEscapeJsonString(JSON.stringify(value))} />;
}

function JsonText({ id, json }: { readonly id: string; readonly json: string }): ReactNode {
  return <script id={id} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}
