import type { ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { buttonClass } from '@/ui/button/Button';

/** There is no booking in this tab: never, or no longer. @requirement I8 I11 @decision Q56 */
export function NothingChosen({ wasIdle }: { readonly wasIdle: boolean }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  return (
    <>
      <p>
        {wasIdle
          ? t('Nothing was done here for half an hour. For your privacy we deleted what you typed.')
          : t('There is no booking in progress in this window.')}
      </p>
      <p>
        <a href={hrefOn(page, '/find-a-physician')} className={buttonClass('primary')}>
          {t('Find a doctor and choose a time')}
        </a>
      </p>
    </>
  );
}
