import type { ReactNode } from 'react';
import { chosenRadius, radiusOf } from '@/domain/search/radius';
import { radiusMiles } from '@/domain/search/search-url';
import { usePhrases } from '@/i18n/use-phrases';
import { useSearchParts } from '../page/search-context';

/** How far around the place to search. @requirement B13 */
export function RadiusList({ id }: { readonly id: string }): ReactNode {
  const t = usePhrases();
  const { formId, state, model, change } = useSearchParts();
  const any = chosenRadius(null, model.filters) === null ? '' : 'Any';
  return (
    <>
      <label htmlFor={id}>{t('Within')}</label>
      <select
        id={id}
        form={formId}
        name="radius"
        value={radiusOf(state, model.filters) ?? any}
        onChange={({ target }) => change({ type: 'radiusChosen', radius: Number(target.value) || null })}
      >
        <option value={any}>{t('Any')}</option>
        {radiusMiles.map((miles) => (
          <option key={miles} value={miles}>
            {t('{miles} miles', { miles })}
          </option>
        ))}
      </select>
    </>
  );
}
