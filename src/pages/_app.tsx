import type { AppProps } from 'next/app';
import Head from 'next/head';
import { siteFont } from '@/styles/font';
import '@/styles/global.css';

export default function App({ Component, pageProps }: AppProps) {
  return (
    <>
      <Head>
        <meta key="viewport" name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <div className={siteFont.className}>
        <Component {...pageProps} />
      </div>
    </>
  );
}
