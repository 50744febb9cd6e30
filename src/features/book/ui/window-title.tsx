import Head from 'next/head';
import { useEffect, useState, type ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';

type WindowTitleProps = { readonly title: string; readonly isWrong: boolean };

/** Puts the step before the window's title, and "Error:" before both when the form has problems. @requirement I8 */
export function WindowTitle({ title, isWrong }: WindowTitleProps): ReactNode {
  const t = usePhrases();
  const siteTitle = useSiteTitle();
  return (
    <Head>
      {siteTitle && title ? (
        <title key="title">{`${isWrong ? `${t('Error:')} ` : ''}${title} – ${siteTitle}`}</title>
      ) : null}
    </Head>
  );
}

/** The title that the page was served with. */
function useSiteTitle(): string {
  const [siteTitle, setSiteTitle] = useState('');
  // Read after the first render, so that server and browser agree on it.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setSiteTitle(document.title), []);
  return siteTitle;
}
