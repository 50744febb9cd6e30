import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { grouped } from '@/lib/grouped';
import { Button } from '@/ui/button/Button';
import { useSearchParts } from '../page/search-context';

/** The button that leads from the filters to what they leave; nothing where the search failed. @requirement B5 B10 */
export function ShowResults({ onPress }: { readonly onPress: () => void }): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  const { outcome } = useSearchParts();
  if (!outcome.ok) return null;
  const { total } = outcome.results;
  return (
    <Button onClick={onPress}>
      {total === 1 ? t('Show 1 result') : t('Show {count} results', { count: grouped(total, language) })}
    </Button>
  );
}
