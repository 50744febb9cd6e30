import Head from 'next/head';
import type { ReactNode } from 'react';
import type { Page } from '@/cms/page';

export type PreviewBannerProps = {
  readonly title: string;
  /** With the date and the end of the link. */
  readonly words: string;
};

/** Says above a page that it is not published. @requirement O1 */
export function PreviewBanner({ title, words }: PreviewBannerProps): ReactNode {
  return (
    <aside className="author-notice" aria-label={title}>
      <strong>{title}</strong> {words}
    </aside>
  );
}

export type RefusedLinkProps = {
  readonly refusal: 'altered' | 'expired';
  /** For the root element. */
  readonly page: Pick<Page, 'language' | 'direction' | 'theme'>;
  readonly heading: string;
  readonly advice: string;
  readonly home: { readonly href: string; readonly text: string };
};

/** In place of a page whose link is over, or was changed. @requirement O1 */
export function RefusedLink({ heading, advice, home }: RefusedLinkProps): ReactNode {
  return (
    <main id="main" className="author-notice">
      <Head>
        <title>{heading}</title>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      <h1>{heading}</h1>
      <p>{advice}</p>
      <p>
        <a href={home.href}>{home.text}</a>
      </p>
    </main>
  );
}
