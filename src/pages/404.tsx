import type { PageConfig } from 'next';
import Head from 'next/head';
import { PlainPage } from '@/ui/plain-page/PlainPage';

/** Without scripts: in the browser the router would take this page for the one that the address names, and fail. */
export const config: PageConfig = { unstable_runtimeJS: false };

/**
 * The not-found page for the time when the CMS cannot say its own.
 * @requirement A9
 */
export default function NotFound() {
  return (
    <PlainPage heading="Page not found" link={{ href: '/', text: 'Go to the home page' }}>
      <Head>
        <title>404: NotFound</title>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      <p>This page does not exist.</p>
    </PlainPage>
  );
}
