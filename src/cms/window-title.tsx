import Head from 'next/head';
import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';

type WindowTitleProps = {
  /** What the page shows now; '' for nothing beside its own title. Nothing about a patient: titles stay in histories. */
  readonly title: string;
  /** Something has to be put right first. */
  readonly isWrong?: boolean;
};

/** Puts the state of a page before its title, and "Error:" before both where something is wrong. @requirement A5 I8 */
export function WindowTitle({ title, isWrong = false }: WindowTitleProps): ReactNode {
  const t = usePhrases();
  const { title: site = '' } = usePage();
  const own = site.startsWith(title) ? site : [title, site].filter(Boolean).join(' – ');
  const start = `${t('Error:')} `;
  // What came without scripts may say so already.
  const said = isWrong && own !== '' && !own.startsWith(start) ? start + own : own;
  return <Head>{said ? <title key="title">{said}</title> : null}</Head>;
}
