import type { AppProps } from 'next/app';
import Head from 'next/head';
import { useEffect } from 'react';
import { siteFont } from '@/styles/font';
import '@/styles/global.css';

// A script of its own, asked for before React begins: nobody can press anything yet.
const focusIsKept =
  typeof window === 'undefined'
    ? undefined
    : import('@/ui/focus/keep-focus').then(
        ({ keepFocus }) => keepFocus(),
        // The page does without it if it cannot be loaded.
        () => undefined,
      );

export default function App({ Component, pageProps }: AppProps) {
  // `hydration/later.js` presses again what was pressed before.
  useEffect(() => void focusIsKept?.then(() => window.dispatchEvent(new Event('hydrated'))), []);
  return (
    <>
      <Head>
        <meta key="viewport" name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <div className={siteFont}>
        <Component {...pageProps} />
      </div>
    </>
  );
}
