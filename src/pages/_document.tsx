import NextDocument, {
  Head,
  Html,
  Main,
  NextScript,
  type DocumentContext,
  type DocumentInitialProps,
} from 'next/document';
import { personalMark } from '@/config/site-paths';
import { LateHead, LateScripts, Scripts } from '@/hydration/late-document';
import type { PageProps } from '@/registry/page-props';
import { guardedPage } from '@/registry/guarded-page';
import { JsonLd } from '@/ui/json-ld/JsonLd';

/** The outermost markup: language, reading direction and theme of the page stand on the root element. */
export default class Document extends NextDocument {
  /**
   * Renders the page, without the blocks that throw.
   * @throws what the subject of the page threw: there is no page without it
   * @requirement P3
   */
  static override async getInitialProps(context: DocumentContext): Promise<DocumentInitialProps> {
    return NextDocument.getInitialProps({ ...context, renderPage: guardedPage(context) });
  }

  override render() {
    const props = this.props.__NEXT_DATA__.props.pageProps as Partial<PageProps> | undefined;
    const page = props?.page;
    const isDevelopment = process.env.NODE_ENV !== 'production';
    const isLate = props?.lateScripts !== undefined && !isDevelopment;
    const HeadOf = isLate ? LateHead : Head;
    const hasOwnScript = page !== undefined && !page.isEditing && !isDevelopment;
    const ScriptsOf = isLate ? LateScripts : hasOwnScript ? Scripts : NextScript;
    return (
      <Html
        lang={page?.language ?? 'en'}
        dir={page?.direction ?? 'ltr'}
        data-theme={page?.theme ?? 'main'}
        {...(isLate || hasOwnScript ? { 'data-pieces': '' } : {})}
        {...(isLate ? { 'data-far': '' } : {})}
        {...{ [personalMark]: props?.[personalMark] }}
      >
        <HeadOf>
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/icon-180.png" />
          <link rel="manifest" href="/site.webmanifest" />
        </HeadOf>
        <body>
          <Main />
          {props?.structured?.map((data, at) => (
            <JsonLd key={at} data={data} />
          ))}
          <ScriptsOf />
        </body>
      </Html>
    );
  }
}
