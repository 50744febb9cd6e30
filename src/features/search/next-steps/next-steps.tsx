import type { ReactNode } from 'react';
import { CallLink } from '@/cms/fields/call-link';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import type { NextStep } from '@/contracts/search';
import { siteSearchPath } from '@/config/site-paths';
import { usePhrases, type Translate } from '@/i18n/use-phrases';
import { grouped } from '@/lib/grouped';
import { emptySearch, formatSearchUrl } from '@/domain/search/search-url';
import { appliedFilters, type SearchChange } from '../model/change';
import { ChangeLink, useSearchParts } from '../page/search-context';
import styles from './next-steps.module.css';

/**
 * What to try after an empty result, with the number of results each would find: fewer filters, a larger radius, the
 * whole site, a phone call, and each kind of search without words.
 * @requirement B30
 */
export function NextSteps(): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { outcome, redFlag, answeredQuery, model, kinds } = useSearchParts();
  if (!outcome.ok) return null;
  const { nextSteps } = outcome.results;
  // A step that knows how much the whole site has says it itself.
  const isWholeSiteLeft =
    answeredQuery !== '' && model.type !== 'all' && nextSteps.every(({ kind }) => kind !== 'wholeSite');
  return (
    <div className={styles.steps}>
      {/* Somebody in danger must not be told to check their spelling. */}
      {redFlag || answeredQuery === '' ? null : <p>{t('No results tips')}</p>}
      <ul>
        {nextSteps.map((step) => (
          <li key={JSON.stringify(step)}>
            <Step step={step} />
          </li>
        ))}
        {isWholeSiteLeft ? (
          <li>
            <a
              href={`${hrefOn(page, siteSearchPath)}?${formatSearchUrl({ ...emptySearch, query: answeredQuery })}`}
            >
              {t('Search the whole site')}
            </a>
          </li>
        ) : null}
        {model.phone === '' ? null : (
          <li>
            <CallLink phone={model.phone} />
          </li>
        )}
        {kinds.map(({ type, name, pagePath, isCurrent }) =>
          type === 'all' || isCurrent ? null : (
            <li key={type}>
              <a href={hrefOn(page, pagePath)}>{name}</a>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

function Step({ step }: { readonly step: NextStep }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { state, model } = useSearchParts();
  if (step.kind === 'wholeSite') {
    const query = formatSearchUrl({ ...emptySearch, query: state.query });
    return (
      <a href={`${hrefOn(page, step.path)}?${query}`}>
        {t('Search the whole site ({count})', { count: grouped(step.count, page.language) })}
      </a>
    );
  }
  const [to, text] = changeOf(step, t, {
    label: labelOf(step, appliedFilters(state, model.filters, t)),
    count: grouped(step.count, page.language),
  });
  return <ChangeLink to={to}>{text}</ChangeLink>;
}

function labelOf(step: NextStep, applied: ReturnType<typeof appliedFilters>): string {
  if (step.kind !== 'withoutFilter') return '';
  const { field, value } = step.filter;
  return applied.find((filter) => filter.field === field && filter.value === value)?.label ?? value;
}

function changeOf(
  step: Exclude<NextStep, { readonly kind: 'wholeSite' }>,
  t: Translate,
  { label, count }: { readonly label: string; readonly count: string },
): readonly [SearchChange, string] {
  switch (step.kind) {
    case 'withoutFilter':
      return [
        { type: 'filterRemoved', filter: step.filter },
        t('Without “{label}” ({count})', { label, count }),
      ];
    case 'withoutFilters':
      return [{ type: 'filtersCleared' }, t('Without any filter ({count})', { count })];
    case 'radius':
      return [
        { type: 'radiusChosen', radius: step.radius },
        step.radius === null
          ? t('At any distance ({count})', { count })
          : t('Within {miles} miles ({count})', { miles: step.radius, count }),
      ];
  }
}
