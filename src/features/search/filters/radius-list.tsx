import type { ReactNode } from 'react';
import { radiusMiles } from '@/domain/search/search-url';
import { usePhrases } from '@/i18n/use-phrases';
import { useSearchParts } from '../page/search-context';

/** How far around the place to search. @requirement B13 */
export function RadiusList({ id }: { readonly id: string }): ReactNode {
  const t = usePhrases();
  const { formId, state, change } = useSearchParts();
  return (
    <>
      <label htmlFor={id}>{t('Within')}</label>
      <select
        id={id}
        form={formId}
        name="radius"
        value={state.radius ?? ''}
        onChange={({ target }) => change({ type: 'radiusChosen', radius: Number(target.value) || null })}
      >
        <option value="">{t('Any')}</option>
        {radiusMiles.map((miles) => (
          <option key={miles} value={miles}>
            {t('{miles} miles', { miles })}
          </option>
        ))}
      </select>
    </>
  );
}
