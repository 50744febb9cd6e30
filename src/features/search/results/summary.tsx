import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import type { ReadWords, SearchResults } from '@/contracts/search';
import { usePhrases } from '@/i18n/use-phrases';
import { resultsPerPage } from '@/config/search';
import { filtersInForce, patientAgesField } from '@/domain/search/filters';
import { WindowTitle } from '@/cms/window-title';
import {
  explanationOf,
  failureText,
  pageCount,
  pageOf,
  placeText,
  relaxedText,
  searchTitle,
  summaryOf,
} from '../model/summary';
import { addressOf, ChangeLink, useSearchParts } from '../page/search-context';
import { AfterFailure } from './after-failure';
import styles from './summary.module.css';

/**
 * The page's one status region: the number of results with notes about them, or why there is no answer.
 * @requirement B10
 * @decision ADR-0337
 */
export function Summary(): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { outcome, model, state, retry } = useSearchParts();
  return (
    <div className={styles.summary}>
      <output className={outcome.ok ? undefined : styles.failure}>
        {outcome.ok ? (
          <Answer results={outcome.results} />
        ) : (
          <span>{failureText(outcome.error, model.phone, t)}</span>
        )}
      </output>
      {outcome.ok ? null : <AfterFailure href={addressOf(page, state)} onRetry={retry} phone={model.phone} />}
      <Patient />
    </div>
  );
}

/** On narrow screens: whose doctors are counted, as the filters say beside the list where there is room. @requirement B11 */
function Patient(): ReactNode {
  const t = usePhrases();
  const { state, model, subsite, outcome } = useSearchParts();
  if (model.type !== 'physician' || !outcome.ok) return null;
  const age = outcome.results.isAgeWidened
    ? undefined
    : filtersInForce(state, model.filters, subsite).find(({ field }) => field === patientAgesField);
  const visits = t(state.typeReturn ? 'Return Patient' : 'New Patient');
  return <p className={styles.patient}>{age ? `${t(age.value)} · ${visits}` : visits}</p>;
}

function Answer({ results }: { readonly results: SearchResults }): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  const { answeredQuery, model, state } = useSearchParts();
  const { total, suggestion, near, explained, isAgeWidened, read, relaxed, corrected, closed } = results;
  const note = near && total > 0 ? placeText(near, t) : '';
  const query = relaxed?.query ?? corrected ?? answeredQuery;
  const page = pageOf(state, total);
  const pages = pageCount(total, resultsPerPage);
  const number = page > 1 ? t('Page {page} of {pages}', { page, pages }) : '';
  const isCorrected = corrected !== undefined;
  const missed = isCorrected && read ? read.typed.query : answeredQuery;
  const rightSpelling =
    (total === 0 || relaxed || isCorrected) && suggestion && missed ? (
      <span>
        <ChangeLink to={{ type: 'queryEntered', query: suggestion }}>
          {t('Did you mean "{suggestion}"?', { suggestion })}
        </ChangeLink>
      </span>
    ) : null;
  return (
    <>
      <WindowTitle
        title={searchTitle(results, { query, language, number, isFiltered: state.filters.length > 0 }, t)}
      />
      {closed ? (
        <span>
          {t('Nothing for “{query}” is open now.', { query: read?.state.query ?? answeredQuery })}{' '}
          <ChangeLink to={{ type: 'filterRemoved', filter: closed }}>{t('See when it opens')}</ChangeLink>
        </span>
      ) : null}
      {relaxed ? (
        <span>{relaxedText(relaxed, { language, isPeople: model.type === 'physician' }, t)}</span>
      ) : null}
      {isCorrected ? (
        <>
          <span>{t('No results "{query}"', { query: missed })}</span>
          {rightSpelling}
        </>
      ) : null}
      <span>{summaryOf(results, { query, language }, t)}</span>
      {number ? <span className="visually-hidden"> {number}</span> : null}
      {isCorrected ? null : rightSpelling}
      {/* On narrow screens the field of the place, with its message, is in a closed dialog. */}
      {note ? <span>{note}</span> : null}
      {explained ? <span>{explanationOf(explained, language, t)}</span> : null}
      {isAgeWidened ? <span>{t('Doctors for every patient age are shown.')}</span> : null}
      {read ? (
        <span>
          {hasBecomeFilters(read) ? `${t('Some of your words became filters.')} ` : null}
          <ChangeLink to={{ type: 'wordsMeant', typed: read.typed }}>
            {t('Search for “{query}” word by word', { query: read.typed.query })}
          </ChangeLink>
        </span>
      ) : null}
    </>
  );
}

/** Words may also be left out that say nothing of what is looked for: stories have no new patients. */
function hasBecomeFilters({ typed, state }: ReadWords): boolean {
  return state.filters.length > typed.filters.length || state.distance !== typed.distance;
}
