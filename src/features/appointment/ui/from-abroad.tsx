import type { ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { abroadRequestPath } from '@/config/site-paths';
import { usePhrases } from '@/i18n/use-phrases';

/**
 * The way for patients whose address is not in the United States, before such an address is asked for. What they typed so
 * far fills the other form, and a booking stays as it was.
 * @requirement J1 J5
 * @decision ADR-0370
 */
export function FromAbroad(): ReactNode {
  const t = usePhrases();
  const page = usePage();
  return (
    <p>
      {t('Do you live outside the United States?')}{' '}
      <a href={hrefOn(page, abroadRequestPath)}>{t('Ask our international team to plan your visit')}</a>
    </p>
  );
}
