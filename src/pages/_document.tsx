import NextDocument, {
  Head,
  Html,
  Main,
  NextScript,
  type DocumentContext,
  type DocumentInitialProps,
} from 'next/document';
import { RenderStateContext, renderPastBroken } from '@/cms/broken-blocks';
import type { Page } from '@/cms/page';

/** The outermost markup: language, reading direction and theme of the page stand on the root element. */
export default class Document extends NextDocument {
  /** Renders the page, without the blocks that throw. */
  static override async getInitialProps(context: DocumentContext): Promise<DocumentInitialProps> {
    const { renderPage } = context;
    const guarded: typeof renderPage = (options = {}) =>
      renderPastBroken(
        (state) =>
          renderPage({
            ...options,
            enhanceApp: (App) =>
              function Guarded(props) {
                return (
                  <RenderStateContext value={state}>
                    <App {...props} />
                  </RenderStateContext>
                );
              },
          }),
        (uid) => console.error(JSON.stringify({ event: 'block-failed', uid })),
      );
    return NextDocument.getInitialProps({ ...context, renderPage: guarded });
  }

  override render() {
    const page = (this.props.__NEXT_DATA__.props.pageProps as { readonly page?: Page } | undefined)?.page;
    return (
      <Html lang={page?.language ?? 'en'} dir={page?.direction ?? 'ltr'} data-theme={page?.theme ?? 'main'}>
        <Head>
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        </Head>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
