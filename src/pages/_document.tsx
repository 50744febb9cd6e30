import { Head, Html, Main, NextScript, type DocumentProps } from 'next/document';
import type { Page } from '@/cms/page';

/** The outermost markup: language, reading direction and theme of the page stand on the root element. */
export default function Document({ __NEXT_DATA__: { props } }: DocumentProps) {
  const page = (props.pageProps as { readonly page?: Page } | undefined)?.page;
  return (
    <Html lang={page?.language ?? 'en'} dir={page?.direction ?? 'ltr'} data-theme={page?.theme ?? 'main'}>
      <Head />
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
